import type { InstrumentType } from '../../instruments/instrument.ts';

export const statsMessages = {
  title: 'माझे आलेख',
  intro: 'हे प्राथमिक तपासणीचे निकाल आहेत, निदान नाही. एका स्कोरपेक्षा चढउतारांवरून जास्त कळते.',
  loadingChart: 'आलेख लोड होत आहे...',
  loadFailed: 'हा आलेख लोड करता आला नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  takeTest: (type: InstrumentType) => `आत्ता ${type} करा`,
  logMood: 'आत्ता मूड नोंदवा',
  report: {
    title: 'आपला रिपोर्ट',
    text: 'हे सर्व PDF मध्ये मिळवा: स्वतःसाठी, किंवा डॉक्टर वा समुपदेशकांना दाखवण्यासाठी.',
    button: 'रिपोर्ट डाउनलोड करा',
    failed: 'आपला रिपोर्ट आत्ता तयार करता आला नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
    saved: 'आपला रिपोर्ट ‘डाउनलोड’ फोल्डरमध्ये आहे.',
    fileName: 'Mental_Health_Report.pdf',
  },
} as const;
