import { breathingPatterns } from '../../exercises/breathing.ts';
import type { BreathingPattern, BreathingPhase } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { drafted } from '../draft.ts';

/** '4-4-6' */
const pace = (pattern: BreathingPattern) => breathingPatterns[pattern].map((step) => step.seconds).join('-');

export const exerciseMessages = {
  title: 'ମୋ ସ୍ୱାସ୍ଥ୍ୟ',
  intro: 'ଛୋଟ ବିଶ୍ରାମ। ଯେତେବେଳେ ଇଚ୍ଛା ବନ୍ଦ କରନ୍ତୁ।',
  breathing: {
    title: 'ଶ୍ୱାସ ବ୍ୟାୟାମ',
    text: 'ବୃତ୍ତ ଭିତରର ଲେଖା ଅନୁସାରେ କରନ୍ତୁ। ମୁଣ୍ଡ ବୁଲାଇଲେ ସାଧାରଣ ଭାବେ ଶ୍ୱାସ ନିଅନ୍ତୁ।',
    phases: drafted<Record<BreathingPhase, string>>({ inhale: 'ଶ୍ୱାସ ନିଅନ୍ତୁ', hold: 'ଧରି ରଖନ୍ତୁ', exhale: 'ଶ୍ୱାସ ଛାଡ଼ନ୍ତୁ' }),
    start: 'ଆରମ୍ଭ',
    stop: 'ବନ୍ଦ',
    fullScreen: 'ପୂରା ସ୍କ୍ରିନ୍',
    leaveFullScreen: 'ପୂରା ସ୍କ୍ରିନ୍ ଛାଡ଼ନ୍ତୁ',
    advice: 'ହୃଦ୍‌ରୋଗ ବା ଫୁସଫୁସ ସମସ୍ୟା ଥିଲେ, ଗର୍ଭବତୀ ଥିଲେ ବା ପ୍ୟାନିକ୍ ଆଟାକ୍ ହେଉଥିଲେ, ଧରି ନରଖି କରିବା ଉପାୟରୁ ଆରମ୍ଭ କରନ୍ତୁ।',
    takeAdvised: 'ଶ୍ୱାସ ଧରି ନରଖି କରନ୍ତୁ',
    takesAdvised: 'ଆପଣ ଶ୍ୱାସ ଧରି ନରଖି କରୁଛନ୍ତି।',
    choose: 'ଶ୍ୱାସ ନେବାର ଅନ୍ୟ ଉପାୟ',
    pattern: 'ଶ୍ୱାସର ତାଳ',
    patterns: drafted<Record<BreathingPattern, string>>({
      calm: `${pace('calm')}, ଟିକେ ଧରି ରଖି`,
      steady: `${pace('steady')}, ଧରି ନରଖି`,
      box: `${pace('box')}, ବକ୍ସ ବ୍ରିଦିଂ`,
    }),
    length: 'କେତେ ସମୟ',
    minutes: (count: number) => `${count} ମିନିଟ୍`,
    noEnd: 'ସମୟ ସୀମା ନାହିଁ',
    sound: 'ପ୍ରତି ବଦଳରେ ମୃଦୁ ଶବ୍ଦ',
    vibration: 'ପ୍ରତି ବଦଳରେ ଟିକେ ଭାଇବ୍ରେସନ୍',
    noteMood: 'ଆଗରୁ ଓ ପରେ ମୋତେ କେମିତି ଲାଗୁଛି ଲେଖିବି',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} ବାକି`,
    done: (minutes: number) => `${minutes} ମିନିଟ୍ ହୋଇଗଲା। ଶ୍ୱାସକୁ ନିଜ ତାଳରେ ଚାଲିବାକୁ ଦିଅନ୍ତୁ।`,
    before: 'ଆରମ୍ଭ ଆଗରୁ କେମିତି ଲାଗୁଛି?',
    after: 'ଏବେ କେମିତି ଲାଗୁଛି?',
    moodStays: 'ଏହା ଏହି ପେଜ୍‌ରେ ରହେ, ସେଭ୍ ହୁଏ ନାହିଁ।',
    compared: (before: string, after: string) => `ଆଗରୁ: ${before}। ଏବେ: ${after}।`,
  },
  posture: {
    title: 'ଅଫିସରେ ଠିକ୍ ଭାବେ ବସିବାର ବ୍ୟାୟାମ',
    text: 'ବହୁ ସମୟ ବସିଥିଲେ, ଟିକେ ଏପଟ ସେପଟ ହେଲେ ଆରାମ ଲାଗେ।',
    steps: [
      { pose: 'back', text: 'ପିଠି ସିଧା କରନ୍ତୁ', more: 'ସିଧା ବସନ୍ତୁ, ଦୁଇ ପାଦ ଚଟାଣରେ ରଖନ୍ତୁ।', seconds: 15 },
      {
        pose: 'shoulders',
        text: 'କାନ୍ଧ ଧୀରେ ଘୂରାନ୍ତୁ',
        more: 'ଦୁଇ ତିନି ଥର ପଛକୁ, ତା’ପରେ ଆଗକୁ ଘୂରାନ୍ତୁ।',
        seconds: 20,
      },
      {
        pose: 'neck',
        text: 'ବେକ ଢିଲା କରନ୍ତୁ',
        more: 'ମୁଣ୍ଡ ଗୋଟିଏ ପଟକୁ, ତା’ପରେ ଅନ୍ୟ ପଟକୁ ଢଳାନ୍ତୁ। ଯେତିକିରେ ଆରାମ ଲାଗେ, କେବଳ ସେତିକି।',
        seconds: 20,
      },
      { pose: 'repeat', text: 'ପ୍ରତି 30 ମିନିଟ୍‌ରେ ପୁଣି କରନ୍ତୁ', more: 'କିମ୍ବା ଟିକେ ଉଠି ଠିଆ ହୁଅନ୍ତୁ।', seconds: 0 },
    ],
    begin: 'ଷ୍ଟେପ୍ ଷ୍ଟେପ୍ କରି ଦେଖାନ୍ତୁ',
    next: 'ପରବର୍ତ୍ତୀ ଷ୍ଟେପ୍',
    end: 'ଏଠାରେ ଶେଷ କରନ୍ତୁ',
    step: (number: number, text: string) => `ଷ୍ଟେପ୍ ${number}: ${text}।`,
    done: 'ହୋଇଗଲା। ଭଲ ବିଶ୍ରାମ ହେଲା।',
  },
  eyeRest: {
    title: 'ଆଖି ବିଶ୍ରାମ ବ୍ୟାୟାମ',
    text: 'ଦୂରକୁ ଚାହିଁଲେ ଆଖିକୁ ସ୍କ୍ରିନ୍‌ରୁ ବିଶ୍ରାମ ମିଳେ।',
    rule: '20-20-20 ନିୟମ',
    ruleText: 'ପ୍ରତି 20 ମିନିଟ୍‌ରେ, 20 ଫୁଟ୍ ଦୂରର କିଛିକୁ 20 ସେକେଣ୍ଡ ଚାହାନ୍ତୁ',
    distance: `${eyeRest.feet} ଫୁଟ୍ ମାନେ ପ୍ରାୟ 6 ମିଟର୍: ବଡ଼ ରୁମ୍‌ର ଆର ମୁଣ୍ଡ, କିମ୍ବା ଝରକା ବାହାର।`,
    blink: 'ଧୀରେ ଆଖିପତା ପକାନ୍ତୁ',
    blinkText: 'ସ୍କ୍ରିନ୍ ଆଗରେ ଲୋକେ କମ୍ ଆଖିପତା ପକାନ୍ତି, ଓ ଶୁଖିଲା ଆଖି ଥକିଯାଏ।',
    begin: `${eyeRest.seconds} ସେକେଣ୍ଡ ଆରମ୍ଭ କରନ୍ତୁ`,
    again: 'ଆଉ ଥରେ',
    end: 'ଏଠାରେ ଶେଷ କରନ୍ତୁ',
    lookAway: 'ଏବେ ଦୂରକୁ ଚାହାନ୍ତୁ',
    lookBack: 'ଏବେ ଫେରି ଚାହିଁପାରିବେ। ଧୀରେ ଦୁଇ ତିନି ଥର ଆଖିପତା ପକାନ୍ତୁ।',
    tone: 'ଶେଷରେ ମୃଦୁ ଶବ୍ଦ',
  },
  secondsLeft: (seconds: number) => `${seconds} ସେକେଣ୍ଡ`,
} as const;
