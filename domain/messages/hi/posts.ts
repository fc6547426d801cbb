import type { PostKind, PostState } from '../../posts.ts';
import { drafted } from '../draft.ts';

/** What changed because of people, and announcements: on the home page and on a page of its own. */
export const postMessages = {
  title: 'खबरें',
  intro: 'आपकी वजह से क्या बदला, और दूसरी खबरें।',
  all: 'सारी खबरें देखें',
  now: 'अभी',
  earlier: 'पहले',
  heard: 'हमने क्या सुना',
  done: 'हमने क्या किया',
  kinds: drafted<Record<PostKind, string>>({ change: 'आपकी वजह से', announcement: 'घोषणा' }),
  link: 'और जानें',
  /** Heard in its place. */
  linkAbout: (title: string, opens: string) => `${title} के बारे में और जानें (${opens})`,
  loading: 'खबरें लोड हो रही हैं...',
  loadFailed: 'खबरें लोड नहीं हो पाईं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  none: 'अभी यहाँ कुछ नहीं है।',
  noneNextStep: 'लोगों की बात से जब कुछ बदलेगा, तो यहाँ दिखेगा।',
} as const;

/** Where admins write them. */
export const postAdminMessages = {
  title: 'पोस्ट',
  intro: 'लॉगिन करने वाला हर कोई इन्हें पढ़ सकता है। सबसे नई तीन होम पेज पर हैं।',
  add: 'पोस्ट लिखें',
  addTitle: 'पोस्ट लिखें',
  change: 'बदलें',
  changeTitle: (title: string) => `‘${title}’ में बदलाव`,
  remove: 'हटाएँ',
  actionsOf: (title: string) => `${title} के लिए विकल्प`,
  kind: 'यह क्या है?',
  kinds: drafted<Record<PostKind, string>>({ change: 'कुछ जो बदला', announcement: 'एक घोषणा' }),
  states: { draft: 'ड्राफ़्ट', planned: 'आने वाली', shown: 'होम पेज पर', ended: 'समय पूरा' } satisfies Partial<
    Record<PostState, string>
  >,
  fields: {
    title: 'शीर्षक',
    heard: 'हमने क्या सुना',
    done: 'हमने क्या किया',
    text: 'संदेश',
    link: 'लिंक',
    day: 'तारीख',
    from: 'कब से दिखे',
    until: 'कब तक दिखे',
  },
  hints: {
    heard: 'अपने शब्दों में। ऐसे किसी की बात सीधे न लिखें जिसे पहचाना जा सके।',
    text: 'सादा लिखें। खाली लाइन से नया पैरा शुरू होता है।',
    link: 'https:// से शुरू होता है।',
    day: 'यह कब हुआ या कहा गया।',
    from: 'ड्राफ़्ट रखना हो तो इसे खाली कर दें। दिन आपकी संस्था के समय से चलते हैं।',
    until: 'आखिरी दिन। खाली छोड़ें तो दिखती रहेगी।',
  },
  preview: 'ऐसी दिखेगी',
  save: 'सेव करें',
  publish: 'प्रकाशित करें',
  saved: (title: string) => `सेव हो गया: ${title}।`,
  removed: (title: string) => `हटा दिया गया: ${title}।`,
  confirm: {
    title: (title: string) => `‘${title}’ को हटाएँ?`,
    text: 'इसके बाद यह पोस्ट किसी को नहीं दिखेगी।',
    button: 'हटाएँ',
  },
  loading: 'पोस्ट लोड हो रही हैं...',
  loadFailed: 'पोस्ट लोड नहीं हो पाईं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  none: 'अभी कोई पोस्ट नहीं है।',
  noneNextStep: 'जब लोग देखते हैं कि बात का असर हुआ, तो वे ज़्यादा खुलकर जवाब देते हैं।',
} as const;
