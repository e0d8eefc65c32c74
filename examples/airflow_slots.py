"""Airflow: publish the slots of all places after the table of places was exported.

65 (some records failed, the others are published) is a success with a warning; 75 (another run) is tried again.
"""
import subprocess
from datetime import datetime, timedelta

from airflow.decorators import dag, task
from airflow.exceptions import AirflowFailException


@dag(schedule="*/15 * * * *", start_date=datetime(2026, 1, 1), catchup=False, max_active_runs=1)
def slots():
    @task(retries=3, retry_delay=timedelta(minutes=2), execution_timeout=timedelta(minutes=30))
    def publish():
        command = ["slotexport", "batch", "/data/places.jsonl", "--defaults", "/data/defaults.json5", "--format", "json,ics",
                   "--due", "--output", "/data/site", "--report", "/data/report.jsonl"]
        status = subprocess.run(command, check=False).returncode
        if status == 65:
            print("some records failed: see /data/report.jsonl")
        elif status in (74, 75):
            raise RuntimeError(f"exit status {status}: try again")
        elif status:
            raise AirflowFailException(f"exit status {status}")

    publish()


slots()
