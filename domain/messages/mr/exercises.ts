import { breathingPatterns } from '../../exercises/breathing.ts';
import type { BreathingPattern, BreathingPhase } from '../../exercises/breathing.ts';
import { eyeRest } from '../../exercises/eye-rest.ts';
import { plural } from './numbers.ts';
import { drafted } from '../draft.ts';

/** '4-4-6' */
const pace = (pattern: BreathingPattern) => breathingPatterns[pattern].map((step) => step.seconds).join('-');

export const exerciseMessages = {
  title: 'माझे आरोग्य',
  intro: 'छोटी विश्रांती. वाटेल तेव्हा थांबा.',
  breathing: {
    title: 'श्वासाचा व्यायाम',
    text: 'वर्तुळातल्या शब्दांनुसार श्वास घ्या. चक्कर आल्यासारखे वाटले, तर नेहमीसारखा श्वास घ्या.',
    phases: drafted<Record<BreathingPhase, string>>({ inhale: 'श्वास घ्या', hold: 'श्वास रोखा', exhale: 'श्वास सोडा' }),
    start: 'सुरू करा',
    stop: 'थांबवा',
    fullScreen: 'पूर्ण स्क्रीन',
    leaveFullScreen: 'पूर्ण स्क्रीन बंद करा',
    advice: 'हृदय किंवा फुप्फुसांचा त्रास असेल, गर्भारपण असेल किंवा पॅनिक अटॅक येत असतील, तर श्वास न रोखण्याच्या प्रकाराने सुरुवात करा.',
    takeAdvised: 'श्वास न रोखता करा',
    takesAdvised: 'सध्या श्वास न रोखता चालू आहे.',
    choose: 'श्वासाचे इतर प्रकार',
    pattern: 'श्वासाचा प्रकार',
    patterns: drafted<Record<BreathingPattern, string>>({
      calm: `${pace('calm')}, थोडा वेळ रोखून`,
      steady: `${pace('steady')}, न रोखता`,
      box: `${pace('box')}, चारही भाग सारखे`,
    }),
    length: 'किती वेळ',
    minutes: (count: number) => `${count} ${plural(count, { one: 'मिनिट', other: 'मिनिटे' })}`,
    noEnd: 'वेळेची मर्यादा नाही',
    sound: 'प्रत्येक बदलाला हलका आवाज करा',
    vibration: 'प्रत्येक बदलाला थोडे व्हायब्रेट करा',
    noteMood: 'मला कसे वाटते, ते आधी आणि नंतर नोंदवायचे आहे',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} बाकी`,
    done: (minutes: number) =>
      `${plural(minutes, { one: 'एक मिनिट झाले', other: `${minutes} मिनिटे झाली` })}. आता श्वास आपल्या लयीत चालू द्या.`,
    before: 'सुरू करण्याआधी कसे वाटत आहे?',
    after: 'आता कसे वाटत आहे?',
    moodStays: 'हे याच पानावर राहते, सेव्ह होत नाही.',
    compared: (before: string, after: string) => `आधी: ${before}. आता: ${after}.`,
  },
  posture: {
    title: 'ऑफिसमध्ये नीट बसण्याचा व्यायाम',
    text: 'बराच वेळ बसून झाला असेल, तर बसण्यात थोडा बदल केल्याने बरे वाटते.',
    steps: [
      { pose: 'back', text: 'पाठ सरळ करा', more: 'ताठ बसा, दोन्ही पावले जमिनीवर टेकवा.', seconds: 15 },
      {
        pose: 'shoulders',
        text: 'खांदे सावकाश फिरवा',
        more: 'आधी काही वेळा मागे, मग पुढे फिरवा.',
        seconds: 20,
      },
      {
        pose: 'neck',
        text: 'मान सैल सोडा',
        more: 'डोके एका बाजूला झुकवा, मग दुसऱ्या. त्रास होणार नाही इतकेच.',
        seconds: 20,
      },
      { pose: 'repeat', text: 'दर 30 मिनिटांनी पुन्हा करा', more: 'किंवा जरा वेळ उठून उभे राहा.', seconds: 0 },
    ],
    begin: 'एकेक पायरी सांगा',
    next: 'पुढची पायरी',
    end: 'व्यायाम थांबवा',
    step: (number: number, text: string) => `पायरी ${number}: ${text}.`,
    done: 'झाले. छान विश्रांती.',
  },
  eyeRest: {
    title: 'डोळ्यांना आराम',
    text: 'दूर पाहिल्याने डोळ्यांना स्क्रीनपासून आराम मिळतो.',
    rule: '20-20-20 चा नियम',
    ruleText: 'दर 20 मिनिटांनी 20 फुटांवरच्या वस्तूकडे 20 सेकंद पाहा',
    distance: `${eyeRest.feet} फूट म्हणजे साधारण 6 मीटर: मोठ्या खोलीचे दुसरे टोक, किंवा खिडकीबाहेर.`,
    blink: 'डोळ्यांची हळुवार उघडझाप करा',
    blinkText: 'स्क्रीनसमोर पापण्या कमी लवतात, आणि कोरडे डोळे थकतात.',
    begin: `${eyeRest.seconds} सेकंद सुरू करा`,
    again: 'पुन्हा एकदा',
    end: 'व्यायाम थांबवा',
    lookAway: 'आता दूर पाहा',
    lookBack: 'आता परत स्क्रीनकडे पाहता येईल. काही वेळा डोळ्यांची हळुवार उघडझाप करा.',
    tone: 'शेवटी हलका आवाज करा',
  },
  secondsLeft: (seconds: number) => `${seconds} से`,
} as const;
