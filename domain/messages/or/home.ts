import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { TopicKey } from '../../learn-more.ts';
import { drafted } from '../draft.ts';
import type { TopicWords } from '../en/home.ts';

export const homeMessages = {
  title: 'ହୋମ୍',
  welcome: 'ସ୍ୱାଗତ, ',
  nameless: 'କର୍ମଚାରୀ',
  subtext: 'ମନର ଯତ୍ନ ନେବାର ଯାତ୍ରା ଏଠାରୁ ଆରମ୍ଭ',
  now: 'ଏକ ନଜରରେ',
  lastResults: 'ଆପଣଙ୍କ ଗତ ଫଳାଫଳ:',
  topicsTitle: 'ଯେଉଁ ମାନସିକ ସମସ୍ୟା ଉପରେ ଆମେ କାମ କରୁ',
  learnMore: 'ଅଧିକ ଜାଣନ୍ତୁ',
  learnMoreAbout: (about: string, opens: string) => `${about} ବିଷୟରେ ଅଧିକ ଜାଣନ୍ତୁ (${opens})`,
  topics: drafted<Record<TopicKey, TopicWords>>({
    depression: {
      badge: 'ଅବସାଦକୁ ବୁଝିବା',
      title: 'ଅବସାଦ (ଡିପ୍ରେସନ୍)',
      text: 'ଦୁଇ ସପ୍ତାହ ବା ଅଧିକ ଧରି ପ୍ରାୟ ପ୍ରତିଦିନ ମନ ଭଲ ନଲାଗିବା। ଏଥିରେ କାହାର ଦୋଷ ନାହିଁ, ଓ ଏହାର ଚିକିତ୍ସା ଅଛି।',
      about: 'ଅବସାଦ',
    },
    personality: {
      badge: 'ନିଜକୁ ଭଲରେ ଜାଣନ୍ତୁ',
      title: 'ପର୍ସନାଲିଟି ଡିସଅର୍ଡର',
      text: 'ବହୁ ଦିନର କିଛି ଅଭ୍ୟାସ ଓ ଭାବିବା ଢଙ୍ଗ, ଯାହା ଜୀବନକୁ କଷ୍ଟକର କରେ। ଏହା ଚରିତ୍ରର ଦୋଷ ନୁହେଁ। ସାହାଯ୍ୟ ମିଳିଲେ ଭଲ ଲାଗେ।',
      about: 'ପର୍ସନାଲିଟି ଡିସଅର୍ଡର',
    },
    anger: {
      badge: 'ଚାପମୁକ୍ତ ଜୀବନ!',
      title: 'ରାଗ ସମ୍ଭାଳିବା',
      text: 'ରାଗ ସମସ୍ତଙ୍କୁ ଲାଗେ। ତାକୁ ଆରମ୍ଭରୁ ଚିହ୍ନିବା ଓ କମିବାକୁ ଦେବା ଶିଖିହୁଏ।',
      about: 'ରାଗ',
    },
    trauma: {
      badge: 'ମନର ଆଘାତରୁ ସୁସ୍ଥ ହେବା',
      title: 'ହରାଇବା ଓ ମାନସିକ ଆଘାତ',
      text: 'କାହାକୁ ହରାଇଲେ ବା ବଡ଼ ଧକ୍କା ପାଇଲେ ମନ ବହୁତ ଅସ୍ଥିର ହେବା ସ୍ୱାଭାବିକ। ନକମିଲେ କାହା ସହ କଥା ହେବା ଭଲ।',
      about: 'ହରାଇବା ଓ ମାନସିକ ଆଘାତ',
    },
    gad7: {
      badge: 'ଉଦ୍‌ବେଗକୁ ଜାଣନ୍ତୁ',
      title: 'GAD-7 ଉଦ୍‌ବେଗ',
      text: `ଚିନ୍ତା ନଥମିଲେ ଲୋକ ଥକିଯାଏ। ଏହି ଛୋଟ ଟେଷ୍ଟ ଗତ ${inWeeks(recallDays)}ର କଥା ଦେଖେ।`,
      about: 'ଉଦ୍‌ବେଗ',
    },
    phq9: {
      badge: 'ଅବସାଦର ସ୍କ୍ରିନିଂ',
      title: 'PHQ-9 ଅବସାଦ',
      text: `ଗତ ${inWeeks(recallDays)}ର ମୁଡ୍, ନିଦ ଓ ଶକ୍ତି ବିଷୟରେ ପଚାରେ। ଏହା ରୋଗ ନିର୍ଣ୍ଣୟ ନୁହେଁ, କିନ୍ତୁ କଥା ହେଲେ କେତେବେଳେ ଭଲ ହୋଇପାରେ ଦେଖାଏ।`,
      about: 'PHQ-9',
    },
  }),
};
