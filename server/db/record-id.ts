let lastId = 0;

/**
 * An id for a new record: the microsecond, as `record_id` in the database, and never the same one twice. What is encrypted
 * is bound to its row, so the row's id has to be known first.
 */
export function makeRecordId(): number {
  lastId = Math.max(lastId + 1, Math.floor((performance.timeOrigin + performance.now()) * 1000));
  return lastId;
}
