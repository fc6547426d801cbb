import type { InstrumentType } from '../../instruments/instrument.ts';

export const statsMessages = {
  title: 'ମୋ ଚାର୍ଟ',
  intro: 'ଏହା ସ୍କ୍ରିନିଂ ଫଳାଫଳ, ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ। ଗୋଟିଏ ସ୍କୋର ଅପେକ୍ଷା ସମୟ ସହ ବଦଳ ବେଶି କହେ।',
  loadingChart: 'ଚାର୍ଟ ଲୋଡ୍ ହେଉଛି...',
  loadFailed: 'ଏହି ଚାର୍ଟ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  takeTest: (type: InstrumentType) => `ଏବେ ${type} କରନ୍ତୁ`,
  logMood: 'ଏବେ ମୁଡ୍ ସେଭ୍ କରନ୍ତୁ',
  report: {
    title: 'ଆପଣଙ୍କ ରିପୋର୍ଟ',
    text: 'ଏସବୁ PDFରେ ନିଅନ୍ତୁ, ନିଜ ପାଇଁ ବା ଡାକ୍ତର କି କାଉନସେଲରଙ୍କୁ ଦେଖାଇବାକୁ।',
    button: 'ରିପୋର୍ଟ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
    failed: 'ଏବେ ରିପୋର୍ଟ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    saved: 'ଆପଣଙ୍କ ରିପୋର୍ଟ ଡାଉନଲୋଡ୍ ଫୋଲ୍ଡର୍‌ରେ ଅଛି।',
    fileName: 'Mental_Health_Report.pdf',
  },
} as const;
