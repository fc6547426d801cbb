import { suggestionDays } from '../../suggestions.ts';

/** Suggesting a better sentence, where a language is still being reviewed. */
export const suggestionMessages = {
  action: 'अधिक चांगले वाक्य सुचवा',
  text: 'आपण सुचवलेले वाक्य, ते कोणत्या पानावर आहे आणि तारीख वेलनेस ॲडमिनना दिसेल. ते कोणी पाठवले ते दिसणार नाही. कृपया कोणाचे नाव किंवा स्वतःबद्दल काही लिहू नका.',
  button: 'वाक्य पाठवा',
  sent: 'धन्यवाद. आपले वाक्य पाठवले आहे.',
  failed: 'आपले वाक्य पाठवता आले नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;

/** The way there, on the screen 'Organisation'. */
export const suggestionPlace = { name: 'भाषांतरासाठी सूचना', text: 'भाषांतरात लोकांना काय बदलावेसे वाटते.' } as const;

/** Where admins read them. */
export const suggestionListMessages = {
  title: 'भाषांतरासाठी सूचना',
  intro: `ज्या भाषांतरात अजून सुधारणा सुरू आहे, त्यात लोकांना हे बदल हवे आहेत. कोणी पाठवले याची नोंद ठेवली जात नाही. सुचवलेली वाक्ये ${suggestionDays} दिवसांनी डिलीट होतात.`,
  loading: 'सुचवलेली वाक्ये लोड होत आहेत...',
  loadFailed: 'सुचवलेली वाक्ये लोड करता आली नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  none: 'सध्या सुचवलेली वाक्ये नाहीत.',
  noneNextStep: 'ज्या भाषेचे भाषांतर अजून वाचून सुधारले जात आहे, तिच्यासाठी लोक मेनूमधून अधिक चांगले वाक्य सुचवू शकतात.',
  now: 'आत्ता',
  better: 'अधिक चांगले',
  done: 'झाले',
  doneOf: (sentence: string) => `(${sentence})`,
  removed: 'झाले. सुचवलेले वाक्य डिलीट केले आहे.',
  /** What the file holds, after the words of its button. */
  export: 'सुचवलेली वाक्ये',
} as const;
