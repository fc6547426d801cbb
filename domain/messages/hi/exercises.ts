import { breathingPatterns } from '../../exercises/breathing.ts';
import type { BreathingPattern, BreathingPhase } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { drafted } from '../draft.ts';

/** '4-4-6' */
const pace = (pattern: BreathingPattern) => breathingPatterns[pattern].map((step) => step.seconds).join('-');

export const exerciseMessages = {
  title: 'मेरी सेहत',
  intro: 'छोटे ब्रेक। जब मन हो, रुक जाएँ।',
  breathing: {
    title: 'साँस की एक्सरसाइज़',
    text: 'गोले में लिखे शब्दों के साथ चलें। चक्कर आए तो हमेशा की तरह साँस लें।',
    phases: drafted<Record<BreathingPhase, string>>({ inhale: 'साँस लें', hold: 'रोकें', exhale: 'छोड़ें' }),
    start: 'शुरू करें',
    stop: 'बंद करें',
    fullScreen: 'पूरी स्क्रीन',
    leaveFullScreen: 'पूरी स्क्रीन से बाहर',
    advice:
      'दिल या फेफड़ों की कोई तकलीफ़ हो, प्रेग्नेंसी हो, या घबराहट के दौरे पड़ते हों, तो उस तरीके से शुरू करें जिसमें साँस रोकनी नहीं होती।',
    takeAdvised: 'साँस रोके बिना करें',
    takesAdvised: 'अभी साँस रोके बिना चल रहा है।',
    choose: 'साँस के और तरीके',
    pattern: 'साँस का तरीका',
    patterns: drafted<Record<BreathingPattern, string>>({
      calm: `${pace('calm')}, थोड़ी देर रोककर`,
      steady: `${pace('steady')}, साँस रोके बिना`,
      box: `${pace('box')}, चारों बराबर`,
    }),
    length: 'कितनी देर',
    minutes: (count: number) => `${count} मिनट`,
    noEnd: 'समय की सीमा नहीं',
    sound: 'हर बदलाव पर हल्की आवाज़',
    vibration: 'हर बदलाव पर हल्का कंपन',
    noteMood: 'पहले और बाद में कैसा लगा, नोट करें',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} बाकी`,
    done: (minutes: number) => `${minutes === 1 ? 'एक' : minutes} मिनट पूरे। अब साँस को अपनी चाल में आने दें।`,
    before: 'शुरू करने से पहले कैसा लग रहा है?',
    after: 'अब कैसा लग रहा है?',
    moodStays: 'यह इसी पेज पर रहता है और सेव नहीं होता।',
    compared: (before: string, after: string) => `पहले: ${before}। अब: ${after}।`,
  },
  posture: {
    title: 'दफ़्तर में बैठे-बैठे एक्सरसाइज़',
    text: 'देर तक बैठने के बाद थोड़ा हिलना-डुलना अच्छा लगता है।',
    steps: [
      { pose: 'back', text: 'पीठ सीधी करें', more: 'सीधे बैठें, दोनों पैर ज़मीन पर रखें।', seconds: 15 },
      {
        pose: 'shoulders',
        text: 'कंधे धीरे-धीरे घुमाएँ',
        more: 'कुछ बार पीछे की ओर, फिर आगे की ओर।',
        seconds: 20,
      },
      {
        pose: 'neck',
        text: 'गर्दन ढीली छोड़ें',
        more: 'सिर एक तरफ़ झुकाएँ, फिर दूसरी तरफ़, बस उतना जितना आराम से हो।',
        seconds: 20,
      },
      { pose: 'repeat', text: 'हर 30 मिनट में दोहराएँ', more: 'या ज़रा उठकर टहल लें।', seconds: 0 },
    ],
    begin: 'एक-एक कदम बताएँ',
    next: 'अगला कदम',
    end: 'यहीं रुकें',
    step: (number: number, text: string) => `कदम ${number}: ${text}।`,
    done: 'बस इतना ही। अच्छा ब्रेक रहा।',
  },
  eyeRest: {
    title: 'आँखों के आराम की एक्सरसाइज़',
    text: 'दूर देखने से आँखों को स्क्रीन से आराम मिलता है।',
    rule: '20-20-20 का नियम',
    ruleText: 'हर 20 मिनट पर 20 फ़ुट दूर की किसी चीज़ को 20 सेकंड देखें',
    distance: `${eyeRest.feet} फ़ुट यानी करीब 6 मीटर: बड़े कमरे का दूसरा कोना, या खिड़की से बाहर।`,
    blink: 'आराम से पलकें झपकाएँ',
    blinkText: 'स्क्रीन के सामने पलकें कम झपकती हैं, और सूखी आँखें थक जाती हैं।',
    begin: `${eyeRest.seconds} सेकंड शुरू करें`,
    again: 'एक बार और',
    end: 'यहीं रुकें',
    lookAway: 'अब दूर देखें',
    lookBack: 'अब वापस स्क्रीन पर देखें। कुछ बार आराम से पलकें झपकाएँ।',
    tone: 'अंत में हल्की आवाज़',
  },
  secondsLeft: (seconds: number) => `${seconds} सेकंड`,
} as const;
