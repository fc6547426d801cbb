/** Help for someone who needs it now: the button, its dialog and the page. */
export const helpMessages = {
  button: 'लगेच मदत',
  title: 'लगेच मदत',
  intro: 'आत्ता लगेच कोणाशी तरी बोलता येते. फक्त बोलण्यासाठी फोन केला तरी चालतो.',
  call: (number: string) => `${number} वर फोन करा`,
  abroadTitle: 'भारताबाहेर',
  abroad: 'आपल्या देशातली हेल्पलाइन findahelpline.com वर शोधा',
  someone: 'फोन करताना विश्वासातल्या व्यक्तीला सोबत थांबायलाही सांगता येते.',
  ways: 'इतर कशाने मदत होऊ शकते',
  plan: 'माझा सुरक्षा प्लॅन',
  breathe: 'श्वासाचा व्यायाम',
  more: 'आणखी मदत',
  nobodyKnows: 'आपण हे पाहिले, हे कामाच्या ठिकाणी कोणालाही कळवले जात नाही.',
  /** What the helplines say that are there from the start. */
  lineTexts: {
    emergency: 'आपत्कालीन मदत',
    government: 'मानसिक आरोग्यासाठी सरकारची मोफत हेल्पलाइन, कोणत्याही वेळी, 20 भाषांमध्ये',
    danger: 'आपल्याला किंवा दुसऱ्या कोणाला आत्ता धोका असेल तर',
    anyHour: 'कोणत्याही वेळी',
    languages: '20 भाषा',
  },
} as const;
