import type { ImportOutcome, Invitation, LineFaultCode } from '../../contract/staff-list.ts';
import type { fileRefusals } from '../../contract/work-lists.ts';
import { invitationDays, reminderDays } from '../../registration-rules.ts';
import { mostStaffLines } from '../../staff-columns.ts';
import { leavingLinkDays } from '../../leaving.ts';
import { formatCount, numberInWords, plural } from './numbers.ts';

export type UnreadableCode = (typeof fileRefusals)[number];

const nothing = 'Nothing was stored.';

/** Why a file cannot be read as a table, with the line where that shows. */
export const unreadableFile: Record<UnreadableCode, (line: number) => string> = {
  workbook: () =>
    `We can’t read this kind of file. In your spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and choose that file. ${nothing}`,
  'locked-workbook': () =>
    `A password protects this workbook. Please save a copy without one, and choose the copy. ${nothing}`,
  'damaged-workbook': () =>
    `This workbook is damaged. Please open it in your spreadsheet program, save it again, and choose that file. ${nothing}`,
  'large-workbook': () =>
    `There’s more in this workbook than we can take. Please copy the list alone into a new one, and choose that. ${nothing}`,
  'not-text': (line) => `Line ${formatCount(line)} isn’t text that we can read. ${nothing}`,
  empty: () => `The file is empty. ${nothing}`,
  'no-lines': (line) =>
    `The file ends on line ${formatCount(line)}, below its headings. There are no people in it. ${nothing}`,
  'broken-quotes': (line) => `The quotation marks on line ${formatCount(line)} don’t match. ${nothing}`,
  'line-too-long': (line) => `Line ${formatCount(line)} is far too long. A quotation mark may be missing. ${nothing}`,
  'too-many-columns': (line) => `Line ${formatCount(line)} has too many columns for a list like this. ${nothing}`,
  'too-many-lines': (line) =>
    `The file has more lines than we can take: line ${formatCount(line)} is one too many. ${nothing}`,
};

const people = (count: number) => `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

export const staffListMessages = {
  title: 'Staff list',
  intro: 'Invite people from a list, and send the list again whenever it changes.',
  counts: (listed: number, registered: number) =>
    `${formatCount(registered)} of ${people(listed)} on the list have registered.`,
  none: 'No one is on the staff list yet.',
  waiting: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'invitation is', other: 'invitations are' })} on the way.`,
  over: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'invitation has', other: 'invitations have' })} expired unused.`,
  refused: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'address was', other: 'addresses were' })} refused by the mail server.`,
  inviteAgain: 'Send new links to those',
  invitedAgain: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'invitation is', other: 'invitations are' })} on the way.`,
  pending: 'Invited, not registered yet',
  pendingNone: 'Everyone on the list has registered.',
  search: 'Search by name or email',
  states: {
    waiting: () => 'On its way',
    sent: (until: string) => `Link works until ${until}`,
    over: () => 'Expired',
    refused: () => 'Address refused',
  } satisfies Record<Invitation['state'], (until: string) => string>,
  again: 'Send again',
  withdraw: 'Withdraw',
  withdrawTitle: (name: string) => `Withdraw the invitation for ${name}?`,
  withdrawText: 'The link in their email stops working. To invite them again, import a staff list with them on it.',
  actionsOf: (name: string) => `Actions for ${name}`,
  withdrawn: (name: string) => `The invitation for ${name} is withdrawn.`,
  sentAgain: (name: string) => `A new link for ${name} is on its way.`,
  notSentAgain: (name: string) => `We sent nothing to ${name}. The list had changed, and is up to date now.`,
  showMore: 'Show more',
  loading: 'Loading the staff list...',
  loadFailed: 'We couldn’t load the staff list. Please try again in a moment.',
  rule: 'People can register without an invitation, too.',
  ruleLink: 'Choose who can register',
  noMail: 'No mail server is set up. Invitations are kept as files on the server until there is one.',
} as const;

export const staffImportMessages = {
  title: 'Import a staff list',
  intro: `An Excel workbook (.xlsx) or a CSV file with one person on each line, up to ${formatCount(mostStaffLines)}. We read the first sheet only. Nothing is stored until you’ve seen what would happen.`,
  template: 'Download a template',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: (name: string) => `Reading ${name}...`,
  uploadFailed: 'We couldn’t read this file. Please try again.',
  columnsTitle: 'Which column is what?',
  columnsIntro: (lines: number, name: string) =>
    `${name} has ${formatCount(lines)} ${plural(lines, { one: 'line', other: 'lines' })}. Please check the columns.`,
  choosePlease: 'Please choose a column.',
  sample: (text: string) => `On the first line: ${text}`,
  sampleEmpty: 'Empty on the first line',
  adds: 'Add names that aren’t in our lists yet',
  addsHint: 'Themes, designations, states and cities that we don’t know become part of the lists.',
  check: 'Check the list',
  checking: 'Checking every line...',
  another: 'Choose another file',
  previewTitle: 'What would happen',
  nothingYet: 'Nothing is stored yet.',
  counts: {
    new: (count: number) => `${people(count)} would be invited`,
    changed: (count: number) => `${people(count)} would get new details`,
    same: (count: number) => `${people(count)} would stay as they are`,
    gone: (count: number) =>
      `${people(count)} ${plural(count, { one: 'isn’t', other: 'aren’t' })} in this file any more`,
    additions: (count: number) =>
      `${formatCount(count)} ${plural(count, { one: 'name', other: 'names' })} would join the lists`,
  },
  faults: (count: number) => `${formatCount(count)} ${plural(count, { one: 'cell needs', other: 'cells need' })} a fix`,
  faultsIntro: 'Please correct them in your file and choose it again. We’ll import once every error is fixed.',
  faultsShown: (shown: number) => `These are the first ${formatCount(shown)}.`,
  faultsDownload: 'Download all of them',
  line: 'Line',
  place: (line: number, heading: string) => `Line ${formatCount(line)}, ${heading}`,
  heading: 'Column',
  value: 'In the file',
  what: 'What to do',
  emptyCell: 'empty',
  whats: {
    required: () => 'Please fill this in.',
    wrong_type: () => 'We couldn’t read this.',
    email_format: () => 'This isn’t a full email address.',
    too_long: () => 'This is too long.',
    forbidden_characters: () => 'This contains characters we can’t store.',
    unknown_name: ({ nearest }) => `Not in your list.${didYouMean(nearest)}`,
    unknown_city: ({ nearest }) => `It isn’t a city of this state.${didYouMean(nearest)}`,
    retired_name: () => 'It has been retired from our list.',
    same_email: ({ firstLine }) => `The same address is on line ${formatCount(firstLine ?? 0)}.`,
    surplus_cell: () => 'There’s no heading above this. A comma may need quotation marks around its cell.',
    has_left: () => 'This person has left. Mark them as back first, or remove the line.',
  } satisfies Record<LineFaultCode, (about: { nearest: string | null; firstLine: number | null }) => string>,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  registered: 'has an account',
  notRegistered: 'only invited',
  leavers: 'They’ve left: end their access',
  leaversHint: (registered: number) =>
    registered === 0
      ? 'Their invitations are withdrawn. None of them has an account.'
      : `Invitations are withdrawn. ${people(registered)} with an account can’t sign in any more, and get a link to their record for ${leavingLinkDays} days.`,
  invitesHint: `Everyone new gets an email with a link that works for ${invitationDays} days. If they don’t register, we remind them once, after ${numberInWords(reminderDays)} days.`,
  confirm: 'Store the list and send invitations',
  confirmChanges: 'Store the changes',
  nothing: 'Everything in this file is known already. There’s nothing to store.',
  back: 'Back to the columns',
  storing: (done: number, total: number) => `Storing: ${formatCount(done)} of ${formatCount(total)}`,
  storingHint: 'You can leave this page. The import carries on: it stores the whole list, or nothing.',
  stored: ({ invited, changed, left, waiting, withdrawn, added }: ImportOutcome) =>
    [
      `Done. ${people(invited)} will be invited`,
      changed > 0 && `${people(changed)} got new details`,
      left > 0 && `${people(left)} left`,
      waiting > 0 &&
        `${formatCount(waiting)} ${plural(waiting, { one: 'admin keeps', other: 'admins keep' })} access until another admin agrees`,
      withdrawn > 0 &&
        `${formatCount(withdrawn)} ${plural(withdrawn, { one: 'invitation was', other: 'invitations were' })} withdrawn`,
      added > 0 && `${formatCount(added)} ${plural(added, { one: 'name', other: 'names' })} joined the lists`,
    ]
      .filter((part) => part !== false)
      .join(', ')
      .concat('.'),
  outdated: 'The staff list has changed since you checked this file. Nothing was stored. Please check it again.',
  stopped: 'The server stopped in the middle. Nothing was stored. Please check the file and store it again.',
} as const;

function didYouMean(nearest: string | null): string {
  return nearest === null ? '' : ` Did you mean ‘${nearest}’?`;
}

/** The files, and what stands on the line of the template that shows how it is done. */
export const staffFileMessages = {
  template: 'staff-list-template.csv',
  faults: 'staff-list-to-correct.csv',
  example: { name: 'An example: replace this line', email: 'the email address' },
} as const;
