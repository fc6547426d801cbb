/** Help for someone who needs it now: the button, its dialog and the page. */
export const helpMessages = {
  button: 'अभी मदद',
  title: 'अभी मदद',
  intro: 'चाहें तो अभी किसी से बात करें। सिर्फ़ बात करने के लिए कॉल करना भी ठीक है।',
  call: (number: string) => `${number} पर कॉल करें`,
  abroadTitle: 'भारत से बाहर',
  abroad: 'अपने देश की हेल्पलाइन findahelpline.com पर खोजें',
  someone: 'चाहें तो किसी भरोसे के इंसान से कहें कि कॉल करते समय आपके साथ रहें।',
  ways: 'और क्या मदद कर सकता है',
  plan: 'मेरा सुरक्षा प्लान',
  breathe: 'साँस की एक्सरसाइज़',
  more: 'और मदद',
  nobodyKnows: 'आपने यह पेज खोला, यह बात काम पर किसी को नहीं बताई जाती।',
  /** What the helplines say that are there from the start. */
  lineTexts: {
    emergency: 'इमरजेंसी',
    government: 'मानसिक स्वास्थ्य के लिए सरकार की मुफ़्त हेल्पलाइन, किसी भी समय, 20 भाषाओं में',
    danger: 'अगर आपको या किसी और को अभी खतरा है',
    anyHour: 'किसी भी समय',
    languages: '20 भाषाएँ',
  },
} as const;
