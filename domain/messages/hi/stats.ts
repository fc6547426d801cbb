import type { InstrumentType } from '../../instruments/instrument.ts';

export const statsMessages = {
  title: 'मेरे आँकड़े',
  intro: 'ये शुरुआती जाँच के नतीजे हैं, बीमारी की पहचान नहीं। समय के साथ क्या बदला, यह एक स्कोर से ज़्यादा बताता है।',
  loadingChart: 'चार्ट लोड हो रहा है...',
  loadFailed: 'यह चार्ट लोड नहीं हो पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
  takeTest: (type: InstrumentType) => `अभी ${type} टेस्ट लें`,
  logMood: 'अभी अपना मूड दर्ज करें',
  report: {
    title: 'आपकी रिपोर्ट',
    text: 'यह सब PDF में लें: अपने लिए, या डॉक्टर या काउंसलर को दिखाने के लिए।',
    button: 'रिपोर्ट डाउनलोड करें',
    failed: 'आपकी रिपोर्ट अभी नहीं बन पाई। कृपया थोड़ी देर में फिर से कोशिश करें।',
    saved: 'आपकी रिपोर्ट डाउनलोड में है।',
    fileName: 'Mental_Health_Report.pdf',
  },
} as const;
