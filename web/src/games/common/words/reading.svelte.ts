// Whether the table is being read: then Tab reaches everything that has words, offered or not.
class ReadingTable {
  on = $state(false);
}

export const reading = new ReadingTable();
