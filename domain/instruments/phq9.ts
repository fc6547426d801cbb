import { pfizerAttribution } from './attribution.ts';
import { frequencyAnswers } from './frequency-answers.ts';
import type { Instrument } from './instrument-shape.ts';

export const phq9 = {
  type: 'PHQ-9',
  wire: {
    key: 'phq9',
    submissions: 'phqSubmissions',
    count: 'phq9_count',
    average: 'avg_phq9_score',
    scored: 'phq9_scored',
  },
  ownPicture: true,
  stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  items: [
    { n: 1, text: 'Little interest or pleasure in doing things', loinc: '44250-9' },
    { n: 2, text: 'Feeling down, depressed, or hopeless', loinc: '44255-8' },
    { n: 3, text: 'Trouble falling or staying asleep, or sleeping too much', loinc: '44259-0' },
    { n: 4, text: 'Feeling tired or having little energy', loinc: '44254-1' },
    { n: 5, text: 'Poor appetite or overeating', loinc: '44251-7' },
    {
      n: 6,
      text: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
      loinc: '44258-2',
    },
    {
      n: 7,
      text: 'Trouble concentrating on things, such as reading the newspaper or watching television',
      loinc: '44252-5',
    },
    {
      n: 8,
      text: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
      loinc: '44253-3',
    },
    {
      n: 9,
      text: 'Thoughts that you would be better off dead or of hurting yourself in some way',
      loinc: '44260-8',
      // Any answer above 'Not at all' shows help at once.
      careFrom: 1,
    },
  ],
  answers: frequencyAnswers,
  multiplier: 1,
  worse: 'higher',
  difficulty: {
    text: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    anchors: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
    loinc: '69722-7',
  },
  loinc: {
    panel: '44249-1',
    total: '44261-6',
    totalName: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]',
  },
  range: [0, 27],
  bands: [
    { key: 'minimal', name: 'Minimal', countsAs: 'Minimal', min: 0, max: 4 },
    { key: 'mild', name: 'Mild', countsAs: 'Mild', min: 5, max: 9 },
    { key: 'moderate', name: 'Moderate', countsAs: 'Moderate', min: 10, max: 14 },
    { key: 'moderately_severe', name: 'Moderately severe', countsAs: 'Severe', min: 15, max: 19 },
    { key: 'severe', name: 'Severe', countsAs: 'Severe', min: 20, max: 27 },
  ],
  bandsSource: 'Kroenke 2001, JGIM 16:606',
  meaningfulChange: 5,
  meaningfulChangeSource: 'Löwe 2004, Med Care 42:1194',
  care: { talk: 10, gentle: 15 },
  attribution: pfizerAttribution,
  source: 'phqscreeners.com, PHQ-9_English.pdf',
} as const satisfies Instrument;
