/** How a person learns that someone opened their record. */
export const accessNoticeMessages = {
  title: 'माझे रेकॉर्ड कोणी उघडले की कळवा',
  intro: 'वरच्या यादीत ते नेहमी दिसते. आणखी कशा प्रकारे कळावे ते निवडा.',
  onPage: 'पानाच्या वर एक ओळ',
  byMail: 'ईमेल, दिवसातून जास्तीत जास्त एक',
  byMailHint: 'ईमेलमध्ये कोणाचे नाव किंवा आपल्या आरोग्याचा उल्लेख नसतो.',
  loading: 'लोड होत आहे...',
  loadFailed: 'हे लोड करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  news: 'आपल्या रेकॉर्डबद्दल सूचना',
  opened: (count: number) => (count === 1 ? 'कोणीतरी आपले रेकॉर्ड उघडले.' : `आपले रेकॉर्ड ${count} वेळा उघडले गेले.`),
} as const;

/** A plain letter: it names no one and no health matter. */
export const accessMail = {
  subject: (productTitle: string) => `${productTitle}: कोणीतरी आपले रेकॉर्ड उघडले`,
  text: (link: string) =>
    [
      'कोणीतरी आपले रेकॉर्ड उघडले. कोणी आणि केव्हा, ते इथे पाहता येते:',
      '',
      link,
      '',
      'आपण हा ईमेल मागितला होता. तो तिथेच बंद करता येतो. आम्ही दिवसातून जास्तीत जास्त एक पाठवतो.',
    ].join('\n'),
} as const;
