"""Slots of all places on a Spark cluster.

usage: spark-submit nightly.py rows PLACES OUTPUT --now MOMENT [--reports FOLDER]
       spark-submit nightly.py site PLACES SITE --now MOMENT [--shards N]

PLACES is JSON Lines (a place a line), or Parquet with a column `record` of such lines.
`rows` writes a Parquet table of slots to OUTPUT. `site` writes files: each task writes one shard below SITE, a folder that all
machines see, and the driver alone publishes them. Nothing depends on how often a task was tried: the bytes are a function of
the records and of --now.
"""
import argparse
import json
import subprocess
import sys

from pyspark.sql import SparkSession


def records(spark, path):
    if path.endswith(".parquet"):
        return spark.read.parquet(path).rdd.map(lambda row: row.record)
    return spark.sparkContext.textFile(path)


def rows(spark, options):
    """Slot rows into a table: `pipe` hands records in and takes rows out; a failing command fails its task."""
    command = (f"{options.slotexport} batch - --output - --format ndjson --jobs 1 --now {options.now} --quiet "
               f"--report {options.reports}/slotexport-{{pid}}.jsonl --max-failed 100%")
    # 65 says that some records failed: their lines are in the report, and the other rows are whole.
    shell = f"sh -c '{command} || [ $? = 65 ]'"
    slots = records(spark, options.places).pipe(shell, checkCode=True)
    spark.read.json(slots).write.mode("overwrite").parquet(options.output)


def site(spark, options):
    """Files: one task a shard; the driver counts the reports and swaps."""
    count = options.shards
    base = [options.slotexport, "batch", options.places, "--output", options.output, "--format", options.format, "--now",
            options.now, "--jobs", "1", "--quiet", "--wait", "600"]

    def shard(number):
        report = f"{options.output}.report-{number}.jsonl"
        done = subprocess.run([*base, "--shard", f"{number}/{count}", "--report", report], capture_output=True, check=False)
        if done.returncode not in (0, 65):
            raise RuntimeError(f"shard {number}: exit status {done.returncode}: {done.stderr.decode()}")
        return number, done.returncode

    subprocess.run(["mkdir", "-p", options.output], check=True)
    results = spark.sparkContext.parallelize(range(1, count + 1), count).map(shard).collect()
    assert sorted(number for number, _ in results) == list(range(1, count + 1))
    reports = [f"{options.output}.report-{number}.jsonl" for number in range(1, count + 1)]
    with open(f"{options.output}.report.jsonl", "wb") as merged:
        subprocess.run([options.slotexport, "site", "merge", *reports], stdout=merged, check=True)
    status = subprocess.run([options.slotexport, "site", "publish", options.output], check=False).returncode
    if status not in (0, 65):
        sys.exit(status)
    with open(f"{options.output}.report.jsonl", encoding="utf-8") as merged:
        failed = [line for line in merged if json.loads(line)["status"] in ("stale", "error")]
    print(f"{len(failed)} records failed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("form", choices=["rows", "site"])
    parser.add_argument("places")
    parser.add_argument("output")
    parser.add_argument("--now", required=True)
    parser.add_argument("--shards", type=int, default=7)
    parser.add_argument("--format", default="json")
    parser.add_argument("--reports", default=".", help="a folder of each machine for the status lines of `rows`")
    parser.add_argument("--slotexport", default="slotexport")
    options = parser.parse_args()
    spark = SparkSession.builder.appName("slots").getOrCreate()
    (rows if options.form == "rows" else site)(spark, options)
    spark.stop()


if __name__ == "__main__":
    main()
