import type { Wording } from './wording-shape.ts';

/** The first item begins with 'उदास' (sad) where English has 'nervous': to be looked at in the comparison. */
export const gad7Marathi = {
  type: 'GAD-7',
  language: 'mr',
  stem: 'गेल्या 2 आठवड्यांमध्ये, तुम्हाला खालील समस्यांचा किती वेळा त्रास झाला?',
  items: [
    'उदास, चिंताग्रस्त किंवा अतिशय ताणाखाली असणे',
    'काळजी करण्याचे थांबविण्यास वा त्यावर ताबा ठेवण्यास असमर्थ असणे',
    'निरनिराळ्या गोष्टींबाबत खूपच काळजी करणे',
    'आराम करण्यास त्रास होणे',
    'इतके अस्वस्थ होणे की एका जागेवर बसून राहणे कठीण व्हावे',
    'चटकन रागावणे किंवा चिडचिड करणे',
    'काहीतरी अतिशय वाईट घडले की काय अशी भीती वाटणे',
  ],
  answers: ['मुळीच नाही', 'अनेक दिवस', 'अर्ध्याहून अधिक दिवस', 'जवळजवळ दररोज'],
  source:
    'phqscreeners.com, Marathi for India, as transcribed in github.com/sudhirkots/migraine-study-app, questionnaires.py, 34b94baf8ad3569afbfd1b4809e19535dbc71734',
  read: '2026-11-20',
} as const satisfies Wording;
