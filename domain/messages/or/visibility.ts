import { namedRoles } from '../../roles.ts';
import type { GivenRole } from '../../roles.ts';
import { announcedDays } from '../../visibility/coming-policy.ts';
import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { ViewerRole } from '../../visibility/data-kinds.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import { kindHeadings } from './data-kinds.ts';
import { inChoice, inList } from './lists.ts';
import { policyNames } from './policy-names.ts';
import { drafted } from '../draft.ts';

const someoneWhoIs = drafted<Record<GivenRole, string>>({ admin: 'ଆଡମିନ୍', counsellor: 'କାଉନସେଲର' });

/** The four settings for named records. */
export const policyMessages = {
  title: 'ନାଁ ସହ ରେକର୍ଡ କିଏ ଖୋଲିପାରିବେ',
  names: policyNames,
  meanings: drafted<Record<RecordPolicy, string>>({
    open: 'ୱେଲନେସ୍ ଆଡମିନ୍ ସମସ୍ତଙ୍କ ସ୍କୋର ଓ ମୁଡ୍ ଖୋଲିପାରିବେ।',
    reason: `ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ କାରଣ ଓ ନିଜ ପାସୱାର୍ଡ ଦେବାକୁ ପଡ଼ିବ। ତା’ପରେ ସେହି ଆଡମିନ୍ ରେକର୍ଡଟି ${reasonMinutes} ମିନିଟ୍ ପାଇଁ ଖୋଲିପାରିବେ।`,
    consent: 'ଯେଉଁମାନେ ଶେୟାର୍ କରନ୍ତି, ୱେଲନେସ୍ ଆଡମିନ୍ କେବଳ ସେମାନଙ୍କ ସ୍କୋର ଓ ମୁଡ୍ ଖୋଲିପାରିବେ।',
    never: 'ନାଁ ଥିବା ରେକର୍ଡ ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ। ଆଡମିନ୍ କେବଳ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟା ଦେଖିବେ।',
  }),
  about: 'ସମସ୍ତଙ୍କ ପାଇଁ ଲାଗୁ। ଲୋକେ ରେଜିଷ୍ଟର୍ କରିବା ଆଗରୁ ଏହା ଦେଖନ୍ତି, ଓ ପ୍ରତି ବଦଳ ତାଲିକାରେ ରହେ।',
  legend: 'ସେଟିଂ',
  save: 'ଏହି ସେଟିଂ ଲାଗୁ କରନ୍ତୁ',
  now: (name: string, day: string | null) => (day === null ? name : `${name}, ${day}ଠାରୁ`),
  changes: 'ଆଗର ସେଟିଂ',
  change: (day: string, name: string, who: string) => `${day}: ${name}, ${who} ବାଛିଥିଲେ`,
  goneAccount: 'ଡିଲିଟ୍ ହୋଇଥିବା ଆକାଉଣ୍ଟ',
  confirm: {
    title: (name: string) => `‘${name}’ ଲାଗୁ କରିବେ?`,
    stricter: 'ଏହା ଏବେର ସେଟିଂଠାରୁ କଡ଼ା। ଏହା ସଙ୍ଗେ ସଙ୍ଗେ ସବୁ ରେକର୍ଡ ପାଇଁ ଲାଗୁ ହେବ।',
    lasting: drafted<Record<Exclude<RecordPolicy, 'open'>, string>>({
      reason: 'ପରେ କୋହଳ କଲେ ବି, କୋହଳ ହେବା ଯାଏଁ ରେକର୍ଡ ହୋଇଥିବା ତଥ୍ୟ ସୁରକ୍ଷିତ ରହିବ: ସେହି ଲୋକ ଶେୟାର୍ ନକଲେ ତାହା ଖୋଲିବାକୁ କାରଣ ଦେବାକୁ ପଡ଼ିବ।',
      consent: 'ପରେ କୋହଳ କଲେ ବି, କୋହଳ ହେବା ଯାଏଁ ରେକର୍ଡ ହୋଇଥିବା ତଥ୍ୟ ସୁରକ୍ଷିତ ରହିବ: ସେହି ଲୋକ ଶେୟାର୍ ନକଲେ ତାହା ବନ୍ଦ ରହିବ।',
      never:
        'ପରେ କୋହଳ କଲେ ବି, କୋହଳ ହେବା ଯାଏଁ ରେକର୍ଡ ହୋଇଥିବା ତଥ୍ୟ ସୁରକ୍ଷିତ ରହିବ: ତାହା ସବୁଦିନ ପାଇଁ ବନ୍ଦ ରହିବ। କେବଳ ତା’ପରେ ସେହି ଲୋକ ନିଜେ ଶେୟାର୍ କଲେ ଖୋଲିବ।',
    }),
    wayBack: `ପୁଣି କୋହଳ କରିବାକୁ ${announcedDays} ଦିନ ଲାଗିବ।`,
    looser: `ଏହା ଏବେର ସେଟିଂଠାରୁ ଅଧିକ ଖୋଲା। ସମସ୍ତଙ୍କୁ ଏବେ ଜଣାଇ ଦିଆଯିବ, ଓ ${announcedDays} ଦିନ ପରେ ଲାଗୁ ହେବ, ତା’ ଆଗରୁ ନୁହେଁ। ସେଯାଏଁ ଯେକୌଣସି ଆଡମିନ୍ ଏହାକୁ ବାତିଲ୍ କରିପାରିବେ। ଲାଗୁ ହେବା ଆଗରୁ ଯାହା ରେକର୍ଡ ହୋଇଥିବ, ସେହି ଲୋକ ଶେୟାର୍ ନକଲେ ସେଥିରେ ଏବେର ସୁରକ୍ଷା ରହିବ।`,
    looserAtOnce:
      'ଏହା ଏବେର ସେଟିଂଠାରୁ ଅଧିକ ଖୋଲା। ଏଯାଏଁ କେହି କିଛି ରେକର୍ଡ କରିନାହାନ୍ତି, ତେଣୁ ସଙ୍ଗେ ସଙ୍ଗେ ଲାଗୁ ହେବ। ପରବର୍ତ୍ତୀ ଥର ଆପ୍ ଖୋଲିଲେ ସମସ୍ତଙ୍କୁ ଜଣାଇ ଦିଆଯିବ।',
    instead: (name: string) => `ଏହା କଲେ ସେଟିଂ ଆଉ ‘${name}’ ହେବ ନାହିଁ।`,
    button: 'ଏହି ସେଟିଂ ଲାଗୁ କରନ୍ତୁ',
  },
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହି ସେଟିଂ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  saved: 'ସେଭ୍ ହୋଇଗଲା। ଏବେଠାରୁ ଲାଗୁ ହେବ।',
  loosened: 'ସେଭ୍ ହୋଇଗଲା। ଏବେଠାରୁ ଲାଗୁ ହେବ, ଓ ସମସ୍ତଙ୍କୁ ଜଣାଇ ଦିଆଯିବ।',
  announced: (day: string) => `ସେଭ୍ ହୋଇଗଲା। ${day}ଠାରୁ ଲାଗୁ ହେବ, ତା’ ଆଗରୁ ନୁହେଁ, ଓ ସମସ୍ତଙ୍କୁ ଜଣାଇ ଦିଆଯାଉଛି।`,
  coming: {
    text: (name: string, day: string, who: string, announced: string) =>
      `‘${name}’ ${day}ଠାରୁ ଲାଗୁ ହେବ, ତା’ ଆଗରୁ ନୁହେଁ। ${announced}ରେ ${who} ଏହା ଘୋଷଣା କଲେ। ସେଯାଏଁ ଯେକୌଣସି ଆଡମିନ୍ ବାତିଲ୍ କରିପାରିବେ।`,
    callOff: 'ବାତିଲ୍ କରନ୍ତୁ',
    calledOff: 'ବାତିଲ୍ ହେଲା। ଯେଉଁମାନଙ୍କୁ ଜଣାଇ ଦିଆଯାଇଥିଲା, ସେମାନଙ୍କୁ ଏହା ବି ଜଣାଇ ଦିଆଯିବ।',
  },
} as const;

/** To people who record something while a more open setting waits: on My Tests, at registration, under Privacy. */
export const comingMessages = {
  becomes: (day: string, policy: RecordPolicy) =>
    `${day}ଠାରୁ, ତା’ ଆଗରୁ ନୁହେଁ, ଏଠାରେ ‘${policyNames[policy]}’ ଲାଗୁ ହେବ। ${policyMessages.meanings[policy]}`,
  until: 'ତା’ ଆଗରୁ ଆପଣ ଯାହା ରେକର୍ଡ କରିବେ, ନିଜେ ଶେୟାର୍ ନକଲେ ସେଥିରେ ଆଜିର ସୁରକ୍ଷା ରହିବ।',
} as const;

/** The page about who can see what. Its table comes from the server. */
export const visibilityMessages = {
  title: 'କିଏ କ’ଣ ଦେଖିପାରିବେ',
  intro: 'ଆପ୍ ଯେଉଁ ନିୟମ ମାନେ, ଏହି ତାଲିକା ସିଧା ସେଥିରୁ ଆସିଛି।',
  what: 'କ’ଣ',
  rule: (name: string) => `ଏବେର ସେଟିଂ: ${name}`,
  since: (day: string) => `${day}ଠାରୁ ଲାଗୁ।`,
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  viewers: drafted<Record<ViewerRole, string>>({
    you: 'ଆପଣ',
    colleagues: 'ଅନ୍ୟ କର୍ମଚାରୀ',
    admins: 'ୱେଲନେସ୍ ଆଡମିନ୍',
    counsellors: 'କାଉନସେଲର',
  }),
  kinds: kindHeadings,
  cards: {
    canSee: 'ଦେଖିପାରିବେ',
    cannotSee: 'ଦେଖିପାରିବେ ନାହିଁ',
    everything: 'ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ରଖୁ, ଆପଣ ସବୁ ଦେଖିପାରିବେ।',
    asFigure: 'କେବଳ ସଂଖ୍ୟା ଭାବେ ଦେଖିପାରିବେ',
    never: 'କେବେ ନୁହେଁ',
    all: 'ସବୁ ବିସ୍ତାରରେ',
    list: inList,
    under: (names: string, condition: string) => `${names}, ${condition}`,
    first: (names: readonly string[]) =>
      names.length > 5 ? `${names.slice(0, 4).join(', ')}, ଓ ବାକି ସବୁକିଛି` : inList(names),
    nothing: 'କିଛି ନୁହେଁ।',
    operator: 'ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକ',
  },
  asTable: 'ସବୁ ଗୋଟିଏ ଟେବୁଲ୍‌ରେ ଦେଖାନ୍ତୁ',
  levels: {
    nothing: 'ନା',
    large_groups: 'କେବଳ ସମସ୍ତଙ୍କ ମୋଟ ସଂଖ୍ୟାରେ, ତାହା ବି ମୋଟାମୋଟି ଭାବେ',
    groups: (people: number) => `କେବଳ ମୋଟ ସଂଖ୍ୟାରେ: ସମସ୍ତଙ୍କର, ଓ ${people} ବା ଅଧିକ ଲୋକଙ୍କ ଗୋଷ୍ଠୀର`,
    if_in_role: `କେବଳ ଆପଣ ${inChoice(namedRoles.map((role) => someoneWhoIs[role]))} ହେଲେ (ତଳେ ଦେଖନ୍ତୁ)`,
    if_asked: 'କେବଳ ଆପଣଙ୍କୁ ଫୋନ୍ କରିବାକୁ ଆପଣ ଅନୁରୋଧ କଲେ',
    if_shared: 'କେବଳ ଆପଣ ଶେୟାର୍ କଲେ',
    with_reason: `କେବଳ କାରଣ ଦେବା ପରେ, ${reasonMinutes} ମିନିଟ୍ ପାଇଁ`,
    always: 'ହଁ',
  } satisfies Partial<Record<VisibilityLevel, string | ((people: number) => string)>>,
  older: (day: string, policy: string) =>
    `${day} ଯାଏଁ ଯାହା ରେକର୍ଡ ହୋଇଛି, ସେହି ଲୋକ ଶେୟାର୍ ନକଲେ ତାହା ପାଇଁ ଏବେ ବି ‘${policy}’ ସେଟିଂ ଲାଗୁ। କିଏ ଶେୟାର୍ କରନ୍ତି, ଆଡମିନ୍ ଜାଣିପାରନ୍ତି।`,
  roles:
    'ଫୋନ୍ ଅନୁରୋଧ କିଏ ପଢ଼ିପାରିବେ, ତାହା ଜାଣିବା ପାଇଁ ଲଗ୍ ଇନ୍ କରୁଥିବା ସମସ୍ତେ କାଉନସେଲରଙ୍କ ନାଁ ଦେଖିପାରିବେ। ଜଣେ ଆଡମିନ୍ କୌଣସି ରେକର୍ଡ ଖୋଲିଲେ, ସେହି ରେକର୍ଡ ଯାହାଙ୍କର, ସେ ଆଡମିନ୍‌ଙ୍କ ନାଁ ଓ ଇମେଲ୍ ଦେଖିପାରିବେ।',
  operator: 'ଟେକ୍ନିକାଲ୍ ଭାବେ, ସର୍ଭର୍ ଚଳାଉଥିବା ଲୋକଙ୍କ ପାଇଁ ତା’ର ଡାଟାବେସ୍ ପଢ଼ିବା ସମ୍ଭବ। ନିୟମ ଅନୁସାରେ ସେମାନେ ଏହା ଗୋପନ ରଖିବାକୁ ବାଧ୍ୟ।',
} as const;

/** The switch in the profile. */
export const sharingMessages = {
  title: 'ମୋ ରେକର୍ଡ ଶେୟାର୍ କରିବା',
  about: drafted<Record<RecordPolicy, string>>({
    open: 'ଏବେ ଆପଣଙ୍କ ସଂସ୍ଥାର ସେଟିଂ ‘ଖୋଲା’: ୱେଲନେସ୍ ଆଡମିନ୍ ସମସ୍ତଙ୍କ ସ୍କୋର ଓ ମୁଡ୍ ଖୋଲିପାରିବେ।',
    reason: 'ଏବେ ଆପଣଙ୍କ ସଂସ୍ଥାର ସେଟିଂ ‘କାରଣ ଦେଇ’: କାରଣ ଦେଇଥିବା ୱେଲନେସ୍ ଆଡମିନ୍ ଯେକୌଣସି ଲୋକଙ୍କ ସ୍କୋର ଓ ମୁଡ୍ ଖୋଲିପାରିବେ।',
    consent: 'ଆପଣଙ୍କ ସଂସ୍ଥାର ସେଟିଂ ‘କେବଳ ସମ୍ମତିରେ’: ଏହା ଆପଣଙ୍କ ଇଚ୍ଛା, କେବଳ ଆପଣଙ୍କର।',
    never: 'ଏବେ ଆପଣଙ୍କ ସଂସ୍ଥାର ସେଟିଂ ‘କେବେ ନୁହେଁ’: ଆପଣଙ୍କ ରେକର୍ଡ ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ।',
  }),
  label: 'ୱେଲନେସ୍ ଆଡମିନ୍‌ଙ୍କୁ ମୋ ସ୍କୋର ଓ ମୁଡ୍ ଖୋଲିବାକୁ ଦିଅନ୍ତୁ',
  states: drafted<Record<RecordPolicy, { on: string; off: string }>>({
    open: {
      on: 'ଆପଣ ଶେୟାର୍ କରିବା ବାଛିଛନ୍ତି। ଏବେର ସେଟିଂରେ ଏଥିରେ କିଛି ବଦଳେ ନାହିଁ: ଆପଣ ଶେୟାର୍ କଲେ ବା ନକଲେ, ଆଡମିନ୍ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିପାରିବେ।',
      off: 'ଶେୟାର୍ କରିବେ କି ନାହିଁ, ଆପଣଙ୍କ ସେହି ଇଚ୍ଛା ଏବେର ସେଟିଂରେ ଲାଗୁ ନୁହେଁ: ଆଡମିନ୍ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିପାରିବେ। ସେଟିଂ ‘କେବଳ ସମ୍ମତିରେ’ ହେଲେ ଆପଣଙ୍କ ଇଚ୍ଛା ଲାଗୁ ହେବ।',
    },
    reason: {
      on: 'ଆପଣ ଶେୟାର୍ କରିବା ବାଛିଛନ୍ତି। ଏବେର ସେଟିଂରେ ଏଥିରେ କିଛି ବଦଳେ ନାହିଁ: ଆପଣ ଶେୟାର୍ କଲେ ବି ଆଡମିନ୍‌ଙ୍କୁ କାରଣ ଦେବାକୁ ପଡ଼ିବ।',
      off: 'ଶେୟାର୍ କରିବେ କି ନାହିଁ, ଆପଣଙ୍କ ସେହି ଇଚ୍ଛା ଏବେର ସେଟିଂରେ ଲାଗୁ ନୁହେଁ: କାରଣ ଦେଲେ ଆଡମିନ୍ ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିପାରିବେ। ସେଟିଂ ‘କେବଳ ସମ୍ମତିରେ’ ହେଲେ ଆପଣଙ୍କ ଇଚ୍ଛା ଲାଗୁ ହେବ।',
    },
    consent: {
      on: 'ଆପଣ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରୁଛନ୍ତି। ଯେତେବେଳେ ଇଚ୍ଛା ବନ୍ଦ କରିପାରିବେ, ଓ ତାହା ସଙ୍ଗେ ସଙ୍ଗେ ଲାଗୁ ହେବ।',
      off: 'ଆପଣ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରୁନାହାନ୍ତି, ତେଣୁ ଆଡମିନ୍ ଏହା ଖୋଲିପାରିବେ ନାହିଁ।',
    },
    never: {
      on: 'ଆପଣ ଶେୟାର୍ କରିବା ବାଛିଛନ୍ତି, କିନ୍ତୁ ଏବେର ସେଟିଂରେ ଏହା ଲାଗୁ ନୁହେଁ: ଆପଣଙ୍କ ରେକର୍ଡ ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ।',
      off: 'ଆପଣଙ୍କ ରେକର୍ଡ ଅନ୍ୟ କେହି ଖୋଲିପାରିବେ ନାହିଁ। ସେଟିଂ ‘କେବଳ ସମ୍ମତିରେ’ ହେଲେ ଆପଣଙ୍କ ଇଚ୍ଛା ଲାଗୁ ହେବ।',
    },
  }),
  older: {
    on: (day: string) => `ଆପଣ ରେକର୍ଡ ଶେୟାର୍ କରୁଛନ୍ତି, ତେଣୁ ${day} ଯାଏଁର ରେକର୍ଡ ମଧ୍ୟ ନୂଆ ରେକର୍ଡ ଭଳି ଖୋଲା ଅଛି। ଯେତେବେଳେ ଇଚ୍ଛା ବନ୍ଦ କରିପାରିବେ।`,
    off: (day: string) => `${day} ଯାଏଁର ରେକର୍ଡ ସେତେବେଳର କଡ଼ା ସେଟିଂରେ ଅଛି। ରେକର୍ଡ ଶେୟାର୍ କଲେ ତାହା ଆଉ ଲାଗୁ ହେବ ନାହିଁ।`,
  },
  unknown: { on: 'ଆପଣ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରିବା ବାଛିଛନ୍ତି।', off: 'ଆପଣ ନିଜ ରେକର୍ଡ ଶେୟାର୍ କରିବା ବାଛି ନାହାନ୍ତି।' },
  olderClosed: 'ଆପଣଙ୍କ କିଛି ପୁରୁଣା ରେକର୍ଡ ଏବେ ବି ବନ୍ଦ ଅଛି। ତାହା ଖୋଲିବାକୁ ଆଉ ଥରେ ଶେୟାର୍ କରନ୍ତୁ।',
  shareOlder: 'ମୋ ପୁରୁଣା ରେକର୍ଡ ବି ଶେୟାର୍ କରନ୍ତୁ',
} as const;

/** The list in the profile. */
export const accessLogMessages = {
  title: 'କିଏ ଦେଖିଛନ୍ତି',
  intro: 'କେହି ଆପଣଙ୍କ ରେକର୍ଡ ଖୋଲିଲେ ଆପଣ ଏଠାରେ ଦେଖିବେ: ତାଙ୍କ ନାଁ, ଇମେଲ୍, ଓ ସେ କେବେଠାରୁ ଆଡମିନ୍।',
  none: 'ଆପଣଙ୍କ ରେକର୍ଡ କେହି ଖୋଲି ନାହାନ୍ତି।',
  openedAt: (time: string) => `${time}ରେ ଖୋଲିଲେ`,
  adminSince: (time: string) => `${time}ଠାରୁ ଆଡମିନ୍`,
  noReason: 'ସେତେବେଳେ କାରଣ ଦରକାର ନଥିଲା',
  goneAccount: 'ଡିଲିଟ୍ ହୋଇଥିବା ଆକାଉଣ୍ଟ',
  showMore: 'ଆଉ ଦେଖାନ୍ତୁ',
  loading: 'ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହା ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;

/** What an admin is asked before a record opens, and reads where it does not. */
export const reasonMessages = {
  title: (name: string) => `${name}ଙ୍କ ରେକର୍ଡ ଦେଖିବା ଆପଣଙ୍କର କାହିଁକି ଦରକାର?`,
  who: (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
  intro: `ଏହି ରେକର୍ଡ ଯାହାଙ୍କର, ସେ ଆପଣଙ୍କ ଲେଖା ପଢ଼ିପାରିବେ, ଓ ଆପଣ ଲେଖିଛନ୍ତି ବୋଲି ଜାଣିପାରିବେ। ଆପଣ ରେକର୍ଡ ${reasonMinutes} ମିନିଟ୍ ଦେଖିପାରିବେ।`,
  password: 'ଆପଣଙ୍କ ପାସୱାର୍ଡ',
  button: 'ରେକର୍ଡ ଖୋଲନ୍ତୁ',
  openUntil: (time: string) => `ଆପଣ ଏହା ${time} ଯାଏଁ ଦେଖିପାରିବେ।`,
  closedUntil: (day: string) => `${day} ଯାଏଁର ରେକର୍ଡ ଦେଖାଯାଉନାହିଁ: ତାହା ସେତେବେଳର କଡ଼ା ସେଟିଂରେ ଅଛି।`,
} as const;
