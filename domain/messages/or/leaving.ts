import { leavingLinkDays } from '../../leaving.ts';
import { formatDay } from './dates.ts';

const tell = 'ଏହା ଠିକ୍ ନଥିଲେ, ଆପଣଙ୍କ ସଂସ୍ଥାରେ ଏହି ଆପ୍ ଚଳାଉଥିବା ଲୋକଙ୍କୁ ଜଣାନ୍ତୁ।';

const at = (orgName: string) => (orgName === '' ? 'ଏଠାରେ' : `${orgName} ସଂସ୍ଥାରେ`);

export const leavingMails = {
  planned: {
    subject: (productTitle: string, leftOn: string) => `${productTitle}: ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ${formatDay(leftOn)}ରେ ବନ୍ଦ ହେବ`,
    text: (leftOn: string, orgName: string) =>
      [
        `ଜଣେ ଆଡମିନ୍ ଲେଖିଛନ୍ତି ଯେ ${formatDay(leftOn)}ଠାରୁ ଆପଣ ଆଉ ${at(orgName)} କାମ କରିବେ ନାହିଁ।`,
        '',
        'ସେଯାଏଁ କିଛି ବଦଳିବ ନାହିଁ। ସେହି ଦିନ ଆପଣ ଲଗ୍ ଆଉଟ୍ ହେବେ, ଓ ତା’ପରେ ଲଗ୍ ଇନ୍ ହେବ ନାହିଁ।',
        '',
        `ତା’ପରେ ଆପଣ ଯାହା ରେକର୍ଡ କରିଛନ୍ତି, ସବୁର ଲିଙ୍କ୍ ଆମେ ପଠାଇବୁ। ଏହା ${leavingLinkDays} ଦିନ କାମ କରିବ।`,
        '',
        tell,
      ].join('\n'),
  },
  link: {
    subject: (productTitle: string) => `${productTitle}: ଆପଣଙ୍କ ରେକର୍ଡ, ରଖିବା ପାଇଁ`,
    text: (link: string, since: string | undefined, orgName: string) =>
      [
        since === undefined
          ? `ଆପଣ ଆଉ ${at(orgName)} କାମ କରୁନାହାନ୍ତି, ତେଣୁ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ହୋଇଛି ଓ ଲଗ୍ ଇନ୍ ହେବ ନାହିଁ।`
          : `ଜଣେ ଆଡମିନ୍ ଲେଖିଛନ୍ତି ଯେ ${formatDay(since)}ଠାରୁ ଆପଣ ଆଉ ${at(orgName)} କାମ କରୁନାହାନ୍ତି, ତେଣୁ ଆଉ ଲଗ୍ ଇନ୍ ହେବ ନାହିଁ।`,
        '',
        `ଆପଣ ଯାହା ରେକର୍ଡ କରିଛନ୍ତି, ତାହା ଆପଣଙ୍କର। ଏହି ଲିଙ୍କ୍‌ରେ ${leavingLinkDays} ଦିନ ଯାଏଁ ଦେଖିପାରିବେ ଓ ଡାଉନଲୋଡ୍ କରିପାରିବେ:`,
        '',
        link,
        '',
        'ଏଥିରେ ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ପଚରାଯିବ। ଏହି ଇମେଲ୍ କାହାକୁ ଫରୱାର୍ଡ କରନ୍ତୁ ନାହିଁ।',
        '',
        tell,
      ].join('\n'),
  },
  withdrawn: {
    subject: (productTitle: string) => `${productTitle}: ଆପଣ ଲଗ୍ ଇନ୍ କରିପାରିବେ`,
    text: (link: string, orgName: string, hasPassword: boolean) =>
      [
        `ଜଣେ ଆଡମିନ୍ ଲେଖିଛନ୍ତି ଯେ ଆପଣ ${at(orgName)} କାମ କରନ୍ତି। ${hasPassword ? 'ଆପଣଙ୍କ ଇମେଲ୍ ଓ ପାସୱାର୍ଡରେ' : 'ଆପଣଙ୍କ କାମର ଆକାଉଣ୍ଟରେ'} ଲଗ୍ ଇନ୍ କରିପାରିବେ:`,
        '',
        link,
        '',
        'ଆଗରୁ ପଠାଯାଇଥିବା ରେକର୍ଡର ଲିଙ୍କ୍ ଆଉ କାମ କରିବ ନାହିଁ।',
      ].join('\n'),
  },
} as const;

/** What the link of someone who has left shows. */
export const leaverMessages = {
  title: 'ଆପଣଙ୍କ ରେକର୍ଡ',
  openIntro: 'ଆପଣଙ୍କ ଇମେଲ୍‌ରେ ଅନ୍ୟ କେହି ଏହା ନଖୋଲନ୍ତୁ, ସେଥିପାଇଁ ଆପଣଙ୍କ ଜନ୍ମ ତାରିଖ ଦିଅନ୍ତୁ।',
  open: 'ମୋ ରେକର୍ଡ ଖୋଲନ୍ତୁ',
  openFailed: 'ଏହା ଖୋଲିହେଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  heading: (name: string) => `ଆପଣଙ୍କ ରେକର୍ଡ, ${name}`,
  intro: (day: string) =>
    `ଆପଣ ଆଉ ଏଠାରେ କାମ କରୁନାହାନ୍ତି, ତେଣୁ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ବନ୍ଦ ହୋଇଛି। ଆପଣ ଯାହା ରେକର୍ଡ କରିଛନ୍ତି, ତାହା ଆପଣଙ୍କର। ଏହି ଲିଙ୍କ୍ ${day} ଯାଏଁ କାମ କରିବ। ତା’ପରେ ସଂସ୍ଥାକୁ ପଚାରନ୍ତୁ।`,
  pdf: 'PDF ରିପୋର୍ଟ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  pdfAbout: 'ଆପଣଙ୍କ ବା ଡାକ୍ତରଙ୍କ ପାଇଁ, ସ୍କୋର ଓ ମୁଡ୍‌ର ଚାର୍ଟ ଓ ଟେବୁଲ୍।',
  json: 'ସବୁ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  jsonAbout: 'ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ଅଛି, ଉତ୍ତର ଓ ନୋଟ୍ ସହ, ଅନ୍ୟ ଆପ୍ ପଢ଼ିପାରୁଥିବା ଫାଇଲ୍‌ରେ (JSON)।',
  jsonFile: 'my-record.json',
  pdfFile: 'Mental_Health_Report.pdf',
  failed: 'ଫାଇଲ୍ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  saved: 'ଫାଇଲ୍ ଆପଣଙ୍କ ଡିଭାଇସ୍‌ରେ ଅଛି।',
  erasure: 'ସବୁ ଡିଲିଟ୍ କରିବା',
  erasureText: (days: number) => `ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ରଖିଛୁ, ସବୁ ଡିଲିଟ୍ କରିପାରିବୁ। ${days} ଦିନ ଯାଏଁ ମନ ବଦଳାଇପାରିବେ।`,
  erase: 'ମୋ ରେକର୍ଡ ଡିଲିଟ୍ କରନ୍ତୁ',
  eraseTitle: 'ଆପଣଙ୍କ ସବୁ ତଥ୍ୟ ଡିଲିଟ୍ କରିବେ?',
  eraseConfirm: (days: number) => `${days} ଦିନ ପରେ ସବୁ ଡିଲିଟ୍ ହେବ। ସେଯାଏଁ ଏହି ଲିଙ୍କ୍‌ରେ ମନ ବଦଳାଇପାରିବେ।`,
  planned: (when: string) => `ଆପଣଙ୍କ ସବୁ ତଥ୍ୟ ${when}ରେ ଡିଲିଟ୍ ହେବ।`,
  keep: 'ମୋ ରେକର୍ଡ ରଖନ୍ତୁ',
  noLink: 'ଇମେଲ୍‌ରେ ଥିବା ଲିଙ୍କ୍ ପୁଣି ଖୋଲନ୍ତୁ।',
  noLinkNextStep: `କାମ ଛାଡ଼ିବା ଦିନରୁ ଏହା ${leavingLinkDays} ଦିନ କାମ କରେ। ତା’ପରେ ସଂସ୍ଥାକୁ ପଚାରନ୍ତୁ।`,
  help: 'କାହା ସହ କଥା ହେବାକୁ ଚାହାନ୍ତି କି?',
  helpText: 'ଆପଣ ଏବେ ଯେଉଁଠି କାମ କରନ୍ତୁ ନା କାହିଁକି, ଏହି ନମ୍ବରକୁ ଫୋନ୍ କରିପାରିବେ।',
} as const;
