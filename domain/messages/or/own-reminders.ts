import { snoozeMinutes } from '../../reminders/snooze.ts';
import type { IntervalField, ReminderKind, TimeField } from '../../reminders/reminder-kinds.ts';
import { drafted } from '../draft.ts';

export const ownReminderMessages = {
  snooze: `${snoozeMinutes} ମିନିଟ୍ ପରେ`,
  notNow: 'ଏବେ ନୁହେଁ',
  turnOff: 'ବନ୍ଦ କରନ୍ତୁ',
  turnOn: 'ପୁଣି ଚାଲୁ କରନ୍ତୁ',
  isOff: (name: string) => `${name} ରିମାଇଣ୍ଡର୍ ବନ୍ଦ ଅଛି।`,
  missed: 'ଆପଣ ନଥିଲାବେଳେ',
  next: {
    names: drafted<Record<ReminderKind, string>>({ mood: 'ମୁଡ୍', water: 'ପାଣି', posture: 'ବସିବା ଭଙ୍ଗୀ' }),
    line: (all: readonly string[]) => `ପରବର୍ତ୍ତୀ ରିମାଇଣ୍ଡର୍: ${all.join(', ')}`,
    one: (name: string, when: string) => `${name} ${when}`,
    at: (time: string) => time,
    tomorrow: (time: string) => `ଆସନ୍ତାକାଲି ${time}`,
    onDay: (day: string, time: string) => `${day}, ${time}`,
  },
  choice: {
    during: 'ଦିନସାରା',
    text: 'ସମୟ ଆପଣଙ୍କ ଜାଗାର ସମୟ ଅନୁସାରେ। ଯାହା ଖାଲି ଛାଡ଼ିବେ, ସେଥିରେ ସଂସ୍ଥାର ସେଟିଂ ଚାଲିବ।',
    on: drafted<Record<ReminderKind, string>>({
      mood: 'ମୋତେ କେମିତି ଲାଗୁଛି ପଚାରନ୍ତୁ',
      water: 'ପାଣି ପିଇବାକୁ ମନେ ପକାନ୍ତୁ',
      posture: 'ବସିବା ଭଙ୍ଗୀ ଦେଖିବାକୁ ମନେ ପକାନ୍ତୁ',
    }),
    fields: drafted<Record<TimeField | IntervalField, string>>({
      mood_popup_1: 'ଦିନର ପ୍ରଥମ ସମୟ',
      mood_popup_2: 'ଦିନର ଦ୍ୱିତୀୟ ସମୟ',
      water_interval_minutes: 'ପାଣି ରିମାଇଣ୍ଡର୍ କେତେ ମିନିଟ୍‌ରେ ଥରେ',
      posture_interval_minutes: 'ବସିବା ରିମାଇଣ୍ଡର୍ କେତେ ମିନିଟ୍‌ରେ ଥରେ',
    }),
    organisation: (time: string) => `ସଂସ୍ଥାର ସମୟ: ${time}`,
    quiet: 'ନୀରବ ସମୟ',
    quietHint: 'ଏହି ସମୟରେ କୌଣସି ରିମାଇଣ୍ଡର୍ ଆସିବ ନାହିଁ।',
    quietFrom: 'ନୀରବ ସମୟ ଆରମ୍ଭ',
    quietTo: 'ନୀରବ ସମୟ ଶେଷ',
    weekends: 'ଶନିବାର ଓ ରବିବାରରେ ବି',
    pause: 'ଆଜି ପାଇଁ ବନ୍ଦ ରଖନ୍ତୁ',
    paused: 'ଆସନ୍ତାକାଲି ଯାଏଁ ରିମାଇଣ୍ଡର୍ ବନ୍ଦ ଅଛି।',
    resume: 'ଆଜି ପୁଣି ଚାଲୁ କରନ୍ତୁ',
    saved: 'ସେଭ୍ ହୋଇଗଲା।',
    notSaved: 'ଏହା ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  device: {
    title: 'ଏହି ଡିଭାଇସ୍‌ରେ',
    text: 'ଏହି ଟ୍ୟାବ୍ ପଛରେ ଥିଲେ ବି ନୋଟିଫିକେସନ୍‌ରେ ରିମାଇଣ୍ଡର୍ ପାଆନ୍ତୁ। ଆପଣଙ୍କୁ କେମିତି ଲାଗୁଛି, ସେଥିରେ ଲେଖା ନଥାଏ।',
    allow: 'ନୋଟିଫିକେସନ୍ ଚାଲୁ କରନ୍ତୁ',
    allowed: 'ଏହି ଡିଭାଇସ୍‌ରେ ନୋଟିଫିକେସନ୍ ଚାଲୁ ଅଛି।',
    refused: 'ଆପଣଙ୍କ ବ୍ରାଉଜର୍ ଏହି ପେଜ୍‌ର ନୋଟିଫିକେସନ୍ ରୋକୁଛି। ବ୍ରାଉଜର୍‌ର ସେଟିଂରେ ବଦଳାଇପାରିବେ।',
    cannot: 'ଏହି ବ୍ରାଉଜର୍ ଏହି ପେଜ୍‌ର ନୋଟିଫିକେସନ୍ ଦେଖାଇପାରେ ନାହିଁ।',
    closed: 'ଏହି ପେଜ୍ ବନ୍ଦ ଥିଲେ ବି',
    closedHint: 'ବାର୍ତ୍ତାଟି ଆପଣଙ୍କ ବ୍ରାଉଜର୍‌ର ପୁସ୍ ସେବା ଦେଇ ଯାଏ। କେଉଁ ରିମାଇଣ୍ଡର୍, ସେଥିରେ କେବଳ ସେତିକି ଥାଏ।',
    closedOff: 'ପେଜ୍ ଖୋଲା ଥିଲେ ହିଁ ରିମାଇଣ୍ଡର୍ କାମ କରିବ, କାରଣ ଆମ ସର୍ଭର୍ ପୁସ୍ ସେବା ସହ ଯୋଡ଼ି ହୋଇପାରୁନାହିଁ।',
    closedShared: 'ପେଜ୍ ଖୋଲା ଥିଲେ ହିଁ ରିମାଇଣ୍ଡର୍ କାମ କରିବ, କାରଣ ଏହି ଡିଭାଇସ୍ ଅନ୍ୟମାନେ ବି ବ୍ୟବହାର କରନ୍ତି।',
    failed: 'ଏହା ହେଲା ନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
} as const;
