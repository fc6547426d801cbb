import type { NoticeItem } from '../../privacy-notice.ts';
import { erasureDays, eventDays } from '../../retention.ts';
import type { DataKind } from '../../visibility/data-kinds.ts';
import { audienceMessages } from './audience.ts';
import { kindHeadings, kindNames } from './data-kinds.ts';
import { plural } from './numbers.ts';
import { keyedAudience } from '../registration-audience.ts';
import { drafted } from '../draft.ts';
import type { NoticeFacts } from '../en/privacy-notice.ts';

/** What each kind of data is for; null for what is no data about one person. */
export const purposes = drafted<Readonly<Record<DataKind, string | null>>>({
  identity: 'आपल्याला नावाने संबोधण्यासाठी, आणि ज्यांना आपली ओळख दिसू शकते त्यांना नाव दाखवण्यासाठी',
  email: 'लॉग इनसाठी, आणि आत येता आले नाही तर परत येण्याची लिंक ईमेलने पाठवण्यासाठी',
  work: 'ठिकाण आणि कामाच्या प्रकारानुसार गटांचे आकडे दाखवण्यासाठी',
  health_details: 'आपल्यासाठी: फोन नंबर फोनसाठीच्या विनंतीत भरला जातो, बाकीची माहिती आपली, ती हवी तेव्हा बदलता येते',
  answers: 'आपला स्कोर काढण्यासाठी, आणि एखाद्या उत्तरावरून मदतीची गरज वाटली, तर ती दाखवण्यासाठी',
  scores: 'वेळोवेळी आपले कसे चालले आहे ते दिसावे म्हणून, आणि गटांच्या आकडेवारीत मोजण्यासाठी',
  moods: 'वेळोवेळी आपले कसे चालले आहे ते दिसावे म्हणून, आणि गटांच्या आकडेवारीत मोजण्यासाठी',
  mood_context: 'फक्त आपल्यासाठी, कोणत्या मूडसोबत काय असते ते पाहण्यासाठी',
  safety_plan: 'फक्त आपल्यासाठी, कठीण क्षणांसाठी',
  statistics: null,
  call_back: 'आपण निवडलेल्या समुपदेशकांना आपल्याला फोन करता यावा म्हणून',
  looks: 'आपले रेकॉर्ड कोणी उघडले ते आपल्याला दिसावे म्हणून',
  sharing: 'आपण ठरवले तसे करण्यासाठी',
  choices: 'आपण ठरवले तसे करण्यासाठी, आणि तेच पुन्हा न विचारण्यासाठी',
  reminders: 'आपल्याला हवे तेव्हा आठवण करून देण्यासाठी',
  account: 'आपले खाते सुरक्षित ठेवण्यासाठी',
});

/** The notice, made from what the server enforces: another rule is another text, and a text that has another number. */
export function noticeItems({ rows, minGroup, retentionMonths: months }: NoticeFacts): NoticeItem[] {
  const kept = rows.flatMap(({ kind }) => {
    const purpose = purposes[kind];
    return purpose === null ? [] : [{ key: `kind:${kind}`, text: `${kindHeadings[kind]}: ${purpose}.` }];
  });
  return [
    ...kept,
    ...keyedAudience({ ...audienceMessages, kindNames }, rows, minGroup).map(({ key, text }) => ({
      key: `sight:${key}`,
      text,
    })),
    {
      key: 'sight:call_back',
      text: 'आपण फोनसाठी विनंती केली, तर आपण निवडलेले समुपदेशक ती वाचू शकतात. इतर कोणीही नाही.',
    },
    {
      key: 'sight:operator',
      text: 'सर्व्हर चालवणारे लोक तांत्रिकदृष्ट्या त्याचा डेटाबेस वाचू शकतात. तो गोपनीय ठेवणे त्यांना बंधनकारक आहे.',
    },
    {
      key: 'time:records',
      text: `आम्ही आपले निकाल आणि मूड ${months} ${plural(months, { one: 'महिना', other: 'महिने' })} ठेवतो, आणि मग डिलीट करतो. त्याआधी आपल्याला कळवतो.`,
    },
    {
      key: 'time:account',
      text: `आपण खाते डिलीट केले, की ${erasureDays} दिवसांनी त्यातले सर्व काही जाते.`,
    },
    {
      key: 'time:log',
      text: `त्यानंतर कोणी, काय आणि केव्हा केले याची यादी ${eventDays} दिवस राहते. त्यात निकाल नसतात.`,
    },
    { key: 'right:see', text: 'आम्ही ठेवलेली आपली माहिती आपण केव्हाही वाचू, डाउनलोड करू आणि दुरुस्त करू शकता.' },
    {
      key: 'right:withdraw',
      text: 'आपली संमती ‘माझी प्रोफाइल’ मध्ये ‘गोपनीयता’ इथे एका क्लिकने मागे घेता येते. त्यानंतर नवे काहीही नोंदवले जात नाही. तरीही सर्व काही वाचता, डाउनलोड करता आणि डिलीट करता येते, आणि मदत कायम असते.',
    },
  ];
}

export const privacyNoticeMessages = {
  title: 'गोपनीयता सूचना',
  intro: 'आम्ही आपली कोणती माहिती ठेवतो, का, ती कोण पाहू शकते आणि किती काळ. ॲप जे नियम पाळते, त्यांवरून ही सूचना बनते.',
  number: (count: number, day: string) => `आवृत्ती ${count}, ${day} पासून लागू.`,
  parts: {
    kind: 'आम्ही काय ठेवतो, का, आणि ते कोण पाहू शकते',
    time: 'किती काळ ठेवतो',
    right: 'आपण काय करू शकता',
  },
  print: 'हे प्रिंट करा',
  loading: 'लोड होत आहे...',
  loadFailed: 'सूचना लोड करता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  link: 'गोपनीयता सूचना',
  linkText: 'आम्ही काय ठेवतो, का, आणि किती काळ.',
  /** In a sheet before the next thing that is recorded, until it is answered. */
  asked: {
    label: 'गोपनीयता सूचना',
    first: 'आपली माहिती आम्ही कशी हाताळतो ते कृपया वाचा, आणि आपली संमती आहे का ते सांगा.',
    changed: 'आपण संमती दिल्यानंतर गोपनीयता सूचना बदलली आहे.',
    gone: 'हे आता लागू नाही:',
    read: 'पूर्ण सूचना वाचा',
    agree: 'माझी संमती आहे',
    decline: 'माझी संमती नाही',
    effect: 'नाही म्हटले, तर नवे निकाल आणि मूड आम्ही सेव्ह करणार नाही. तरीही सर्व काही पाहता येते, आणि मदत मिळते.',
    stopped: 'नवे काहीही सेव्ह होत नाही. हे बदला',
    failed: 'हे झाले नाही. काहीही बदलले नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  /** In the profile. */
  card: {
    title: 'आपण कशाला संमती दिली',
    agreed: (count: number, when: string) => `गोपनीयता सूचनेच्या आवृत्ती ${count} ला आपण ${when} ला संमती दिली.`,
    declined: (count: number, when: string) =>
      `गोपनीयता सूचनेच्या आवृत्ती ${count} ला संमती नाही, असे आपण ${when} ला सांगितले. काहीही नोंदवले जात नाही.`,
    older: (count: number) => `आता आवृत्ती ${count} आहे.`,
    never: 'अजून विचारलेले नाही.',
    withdraw: 'माझी संमती मागे घ्या',
    give: 'गोपनीयता सूचनेला माझी संमती आहे',
    withdrawn: 'आपण संमती मागे घेतली आहे. यापुढे काहीही नोंदवले जात नाही.',
    given: 'धन्यवाद. आपल्या टेस्ट आणि मूड आता पुन्हा नोंदवले जातील.',
    next: 'आहे ते डिलीट करण्यासाठी ‘माझी माहिती’ इथे जा.',
  },
} as const;
