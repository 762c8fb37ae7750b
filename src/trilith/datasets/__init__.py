"""Games as data: every decision as a row of a Parquet file, and many records in one file."""
