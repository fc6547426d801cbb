import { suggestionDays } from '../../suggestions.ts';

/** Suggesting a better sentence, where a language is still being reviewed. */
export const suggestionMessages = {
  action: 'बेहतर वाक्य सुझाएँ',
  text: 'आपका सुझाव, उसका पेज और तारीख वेलनेस एडमिन को दिखेंगे। किसने भेजा, यह उन्हें नहीं दिखेगा। कृपया किसी का नाम या अपने बारे में कुछ न लिखें।',
  button: 'सुझाव भेजें',
  sent: 'शुक्रिया। आपका सुझाव भेज दिया गया है।',
  failed: 'आपका सुझाव नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
} as const;

/** The way there, on the screen 'Organisation'. */
export const suggestionPlace = { name: 'अनुवाद के सुझाव', text: 'अनुवाद में लोग क्या बदलना चाहेंगे।' } as const;

/** Where admins read them. */
export const suggestionListMessages = {
  title: 'अनुवाद के सुझाव',
  intro: `जो अनुवाद अभी पढ़कर ठीक किए जा रहे हैं, उनमें लोग ये बदलाव चाहते हैं। किसने भेजा, यह दर्ज नहीं होता। सुझाव ${suggestionDays} दिन बाद डिलीट हो जाते हैं।`,
  loading: 'सुझाव लोड हो रहे हैं...',
  loadFailed: 'सुझाव लोड नहीं हो पाए। कृपया थोड़ी देर में फिर से कोशिश करें।',
  none: 'अभी कोई सुझाव नहीं है।',
  noneNextStep: 'जिस भाषा का अनुवाद अभी पढ़कर ठीक किया जा रहा है, उसमें लोग मेन्यू में जाकर बेहतर वाक्य सुझा सकते हैं।',
  now: 'अभी',
  better: 'बेहतर',
  done: 'हो गया',
  doneOf: (sentence: string) => `(${sentence})`,
  removed: 'हो गया। सुझाव डिलीट कर दिया गया है।',
  /** What the file holds, after the words of its button. */
  export: 'सुझाव',
} as const;
