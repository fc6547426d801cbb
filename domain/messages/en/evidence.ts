/** What the operator reads about the lists of what was done. */
const lists = {
  action: 'the list of actions (audit_events)',
  security: 'the list of sign-ins and refusals (security_events)',
  opening: 'the list of openings (access_log)',
} as const;

type List = keyof typeof lists;

const number = (value: number) => value.toLocaleString('en');

export const evidenceMessages = {
  checking: 'Checking',
  right: (rows: number, waiting: number) =>
    `Everything holds: ${number(rows)} ${rows === 1 ? 'row is' : 'rows are'} as written and in order.${waiting === 0 ? '' : ` ${number(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be linked, which takes a few seconds while the server runs.`}`,
  removed: (rows: number) =>
    `${number(rows)} ${rows === 1 ? 'row was' : 'rows were'} deleted after a year, as planned.`,
  compared: (heads: number, file: string) =>
    `${number(heads)} published ${heads === 1 ? 'end' : 'ends'} in ${file} ${heads === 1 ? 'was' : 'were'} compared.`,
  brokenLines: (lines: readonly number[], file: string) =>
    `Not compared, because ${lines.length === 1 ? 'it is' : 'they are'} incomplete: line ${lines.join(', ')} of ${file}. A power cut may have broken off a line; otherwise find out who has changed the file.`,
  head: (list: List, seq: number, hash: string) => `${lists[list]}: ends with link ${seq}, ${hash}`,
  changed: (list: List, row: number) => `Broken: row ${row} of ${lists[list]} was changed.`,
  wasRemoved: (list: List, row: number) => `Broken: row ${row} of ${lists[list]} was removed.`,
  broughtIn: (list: List, row: number) => `Broken: row ${row} of ${lists[list]} was put in without a link.`,
  late: (list: List, row: number) =>
    `Broken: row ${row} of ${lists[list]} says it’s from before rows that were linked earlier. It was put in later, or the server’s clock was set back.`,
  lost: (list: List, row: number) => `Broken: row ${row} of ${lists[list]} was removed before it was linked.`,
  truncation: (list: List, seq: number) =>
    `Broken: from link ${seq} on, rows of ${lists[list]} were removed without the server’s signature.`,
  gap: (list: List, seq: number) => `Broken: link ${seq} of ${lists[list]} is missing.`,
  tail: (list: List, seq: number, last: number) =>
    `Broken: ${lists[list]} ends with link ${last}, but link ${seq} was published. Its end was cut off, or an old copy of the database was restored.`,
  otherHead: (list: List, seq: number) => `Broken: link ${seq} of ${lists[list]} is not the one that was published.`,
  noKey: 'Broken: the key of the links (audit_secrets) is gone, so nothing can be checked.',
  headFile: (path: string) => `The file ${path} can’t be read, or isn’t one that AUDIT_HEAD_FILE has made.`,
  stopped: 'Stopped. Nothing was changed.',
} as const;
