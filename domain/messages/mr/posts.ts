import type { PostKind, PostState } from '../../posts.ts';
import { drafted } from '../draft.ts';

/** What changed because of people, and announcements: on the home page and on a page of its own. */
export const postMessages = {
  title: 'बातम्या',
  intro: 'आपल्यामुळे काय बदलले, आणि इतर बातम्या.',
  all: 'सर्व बातम्या पाहा',
  now: 'आता',
  earlier: 'आधी',
  heard: 'आम्ही काय ऐकले',
  done: 'आम्ही काय केले',
  kinds: drafted<Record<PostKind, string>>({ change: 'आपल्यामुळे', announcement: 'घोषणा' }),
  link: 'अधिक माहिती',
  /** Heard in its place. */
  linkAbout: (title: string, opens: string) => `${title} याबद्दल अधिक माहिती (${opens})`,
  loading: 'बातम्या लोड होत आहेत...',
  loadFailed: 'बातम्या लोड करता आल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  none: 'इथे अजून काही नाही.',
  noneNextStep: 'लोकांनी सांगितल्यामुळे काही बदलले, की ते इथे वाचता येईल.',
} as const;

/** Where admins write them. */
export const postAdminMessages = {
  title: 'पोस्ट',
  intro: 'लॉग इन करणाऱ्या सर्वांना त्या वाचता येतात. सर्वांत नव्या तीन होम पानावर आहेत.',
  add: 'पोस्ट लिहा',
  addTitle: 'पोस्ट लिहा',
  change: 'बदला',
  changeTitle: (title: string) => `‘${title}’ बदला`,
  remove: 'काढा',
  actionsOf: (title: string) => `${title}: काय करायचे`,
  kind: 'हे काय आहे?',
  kinds: drafted<Record<PostKind, string>>({ change: 'बदललेली गोष्ट', announcement: 'घोषणा' }),
  states: drafted<Record<PostState, string>>({ draft: 'मसुदा', planned: 'ठरलेली', shown: 'होम पानावर', ended: 'संपलेली' }),
  fields: {
    title: 'शीर्षक',
    heard: 'आम्ही काय ऐकले',
    done: 'आम्ही काय केले',
    text: 'मजकूर',
    link: 'लिंक',
    day: 'तारीख',
    from: 'या दिवसापासून दाखवा',
    until: 'या दिवसापर्यंत दाखवा',
  },
  hints: {
    heard: 'आपल्या शब्दांत. कोणी बोलले ते ओळखता येईल असे कृपया काही लिहू नका.',
    text: 'साधा मजकूर. एक ओळ रिकामी सोडली, की नवा परिच्छेद सुरू होतो.',
    link: 'https:// ने सुरू होते.',
    day: 'केले किंवा सांगितले तो दिवस.',
    from: 'मसुदाच ठेवायचा असेल, तर हे रिकामे करा. दिवस संस्थेच्या टाइम झोननुसार आहेत.',
    until: 'शेवटचा दिवस. रिकामे सोडले, तर पोस्ट राहते.',
  },
  preview: 'कशी दिसेल',
  save: 'सेव्ह करा',
  publish: 'प्रकाशित करा',
  saved: (title: string) => `सेव्ह झाले: ${title}.`,
  removed: (title: string) => `काढले: ${title}.`,
  confirm: {
    title: (title: string) => `‘${title}’ काढायची?`,
    text: 'ही पोस्ट यापुढे कोणालाही दिसणार नाही.',
    button: 'काढा',
  },
  loading: 'पोस्ट लोड होत आहेत...',
  loadFailed: 'पोस्ट लोड करता आल्या नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  none: 'अजून पोस्ट नाहीत.',
  noneNextStep: 'आपल्या सांगण्याने काही बदलते हे दिसले, की लोक अधिक मोकळेपणाने उत्तर देतात.',
} as const;
