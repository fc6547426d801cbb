import { sharedIdleMinutes } from '../../shared-device.ts';
import { formatCount } from './numbers.ts';

/** What the page says while there is no connection, and of what waits for one. */
export const offlineMessages = {
  label: 'କନେକ୍ସନ୍',
  offlineWaiting: (count: number) => `ଇଣ୍ଟରନେଟ୍ ନାହିଁ। ପଠାଇବା ବାକି: ${formatCount(count)}।`,
  waiting: (count: number) => `ପଠାଇବା ବାକି: ${formatCount(count)}।`,
  refused: (count: number) => `ଏଯାଏଁ ସେଭ୍ ହୋଇନାହିଁ: ${formatCount(count)}। ଦୟାକରି ବାଛନ୍ତୁ।`,
  unsaved: 'ଆମେ ଏହାକୁ ସେଭ୍ କରିପାରିଲୁ ନାହିଁ।',
  asOf: (time: string) => `${time} ବେଳର, ଏହି ଡିଭାଇସ୍‌ରୁ।`,
  taken: (time: string) => `${time}ର`,
  see: 'କ’ଣ ପଠାଇବା ବାକି ଅଛି ଦେଖନ୍ତୁ',
  testWaits: (type: string) => `ଆପଣଙ୍କ ${type} ଉତ୍ତର ଏହି ଡିଭାଇସ୍‌ରେ ରଖାଯାଇଛି। ଇଣ୍ଟରନେଟ୍ ଆସିଲେ ଆମେ ପଠାଇଦେବୁ। ତା’ପରେ ଆପଣଙ୍କ ସ୍କୋର ଦେଖାଯିବ।`,
  refusedTest: (type: string) => `ଆମେ ଆପଣଙ୍କ ${type} ଉତ୍ତର ଏଯାଏଁ ସେଭ୍ କରିପାରିଲୁ ନାହିଁ।`,
  keepOpen: 'ଦୟାକରି ଏହି ପେଜ୍ ଖୋଲା ରଖନ୍ତୁ। ଇଣ୍ଟରନେଟ୍ ଆସିଲେ ଆମେ ଏହାକୁ ସେଭ୍ କରିବୁ।',
  keepOpenShared: `ଏହି ଡିଭାଇସ୍ ଅନ୍ୟମାନେ ବି ବ୍ୟବହାର କରନ୍ତି: ଦୟାକରି ଏହି ପେଜ୍ ଖୋଲା ରଖନ୍ତୁ ଓ ${sharedIdleMinutes} ମିନିଟ୍ ଭିତରେ ଇଣ୍ଟରନେଟ୍ ସହ ଯୋଡ଼ନ୍ତୁ। ତା’ପରେ ଏହା ଡିଲିଟ୍ ହୋଇଯିବ।`,
} as const;
