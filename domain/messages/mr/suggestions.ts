import { suggestionDays } from '../../suggestions.ts';

/** Suggesting a better sentence, where a language is still being reviewed. */
export const suggestionMessages = {
  action: 'अधिक चांगले वाक्य सुचवा',
  text: 'आपली सूचना, ती कोणत्या पानाबद्दल आहे आणि तारीख वेलनेस ॲडमिनना दिसेल. ती कोणी पाठवली ते दिसणार नाही. कृपया कोणाचे नाव किंवा स्वतःबद्दल काही लिहू नका.',
  button: 'सूचना पाठवा',
  sent: 'धन्यवाद. आपली सूचना पाठवली आहे.',
  failed: 'आपली सूचना पाठवता आली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;

/** The way there, on the screen 'Organisation'. */
export const suggestionPlace = { name: 'अधिक चांगली वाक्ये', text: 'भाषांतरात लोकांना काय बदलावेसे वाटते.' } as const;

/** Where admins read them. */
export const suggestionListMessages = {
  title: 'अधिक चांगली वाक्ये',
  intro: `ज्या भाषांतरात अजून सुधारणा सुरू आहे, त्यात लोकांना हे बदल हवे आहेत. कोणी पाठवले याची नोंद ठेवली जात नाही. सूचना ${suggestionDays} दिवसांनी डिलीट होतात.`,
  loading: 'सूचना लोड होत आहेत...',
  loadFailed: 'सूचना लोड करता आल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  none: 'सध्या सूचना नाहीत.',
  noneNextStep: 'ज्या भाषेचे भाषांतर अजून वाचून सुधारले जात आहे, तिच्यासाठी लोक मेनूमधून अधिक चांगले वाक्य सुचवू शकतात.',
  now: 'आत्ता',
  better: 'अधिक चांगले',
  done: 'झाले',
  doneOf: (sentence: string) => `(${sentence})`,
  removed: 'झाले. सूचना डिलीट केली आहे.',
  failed: 'हे झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  /** What the file holds, after the words of its button. */
  export: 'सूचना',
} as const;
