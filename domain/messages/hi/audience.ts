import { reasonMinutes } from '../../visibility/reason-time.ts';
import type { VisibilityLevel } from '../../visibility/visibility-levels.ts';
import type { RecordPolicy } from '../../visibility/record-policy.ts';
import { drafted } from '../draft.ts';

type ByPolicy = Record<RecordPolicy, string>;

const alone = 'आपके अलग-अलग जवाब वे नहीं देख सकते।';
const hidden = 'आपके अलग-अलग जवाब कोई और नहीं देख सकता।';
const counted = 'ये सिर्फ़ सबके कुल आँकड़ों में गिने जाते हैं।';

/** Who sees what, in a sentence or two that are true under the policy in force. The page about it has the whole list. */
export const audienceMessages = {
  title: 'मेरे जवाब कौन देख सकता है?',
  link: 'कौन क्या देख सकता है',
  linkText: 'लोग क्या देख सकते हैं और क्या नहीं, सब एक पेज पर।',
  /** Where the policy is not known: true under each. */
  unknown: 'काम पर कोई भी आपके अलग-अलग जवाब नहीं देख सकता। बाकी बातें कौन देख सकता है, यह यहाँ देखें:',
  /** Each with a list of what it is about: made for the policy in force in `registration-audience.ts`. */
  registration: {
    always: (kinds: string) => `आपके वेलनेस एडमिन यह देख सकते हैं: ${kinds}।`,
    withReason: (kinds: string) => `यह खोलने के लिए एडमिन को वजह देनी होती है, जो आपको दिखती है: ${kinds}।`,
    ifShared: (kinds: string) => `यह एडमिन तभी खोल सकते हैं जब आप शेयर करें: ${kinds}।`,
    hidden: (kinds: string) => `काम पर किसी और को यह नहीं दिखता: ${kinds}।`,
    /** Of results and moods alike; another level of them has no headline, and the list says it. */
    headline: drafted<Record<VisibilityLevel, string>>({
      always: 'आपके नतीजे और मूड आपके वेलनेस एडमिन देख सकते हैं।',
      with_reason: 'आपके नतीजे और मूड देखने के लिए एडमिन को वजह देनी होती है, जो आपको दिखती है।',
      if_shared: 'आपके नतीजे और मूड एडमिन तभी देख सकते हैं जब आप शेयर करें।',
      nothing: 'काम पर किसी और को आपके नतीजे और मूड नहीं दिखते।',
    }),
    answersAlone: 'आपके अलग-अलग जवाब सिर्फ़ आपको दिखते हैं।',
    changesFrom: (day: string) => `आपके नतीजे और मूड कौन देख सकता है, यह ${day} को बदलेगा।`,
    more: 'दूसरे क्या देख सकते हैं और क्या नहीं',
    /** The middle is a link. */
    agree: (count: number | undefined) =>
      [
        'रजिस्टर करने का मतलब है कि आप ',
        count === undefined ? 'प्राइवेसी नोटिस' : `प्राइवेसी नोटिस (संस्करण ${count})`,
        ' से सहमत हैं।',
      ] as const,
    groups: (people: number) => `आपके नतीजे और मूड सबके कुल आँकड़ों में, और ${people} या ज़्यादा लोगों के समूहों में भी गिने जाते हैं।`,
    largeGroups:
      'आपके नतीजे और मूड सबके कुल आँकड़ों में भी गिने जाते हैं। किसी की पहचान न हो, इसलिए हर संख्या थोड़ी कम या ज़्यादा करके दिखाई जाती है।',
  },
  changes: (line: string, day: string) => `${line} (${day} को बदलेगा)`,
  /** On My Tests; all of it comes with a press. */
  inOneLine: drafted<ByPolicy>({
    open: 'आपके नतीजे और मूड एडमिन देख सकते हैं',
    reason: 'आपके नतीजे देखने के लिए एडमिन को वजह देनी होती है',
    consent: 'एडमिन वही देखते हैं जो आप शेयर करें',
    never: 'आपके नतीजे या मूड कोई और नहीं खोल सकता',
  }),
  answers: drafted<ByPolicy>({
    open: `आप। वेलनेस एडमिन आपके नतीजे (तारीख, स्कोर और स्तर) और मूड आपके नाम के साथ खोल सकते हैं। ${alone}`,
    reason: `आप। जो वेलनेस एडमिन वजह दें, वे आपके नतीजे (तारीख, स्कोर और स्तर) और मूड आपके नाम के साथ ${reasonMinutes} मिनट के लिए खोल सकते हैं। किसने और क्यों खोला, यह आपको दिखता है। ${alone}`,
    consent: `आप। वेलनेस एडमिन आपके नतीजे (तारीख, स्कोर और स्तर) और मूड आपके नाम के साथ तभी खोल सकते हैं जब आप शेयर करें। ${alone}`,
    never: `आप। आपके नाम के साथ आपके नतीजे या मूड कोई और नहीं खोल सकता। ${counted} ${hidden}`,
  }),
  result: drafted<ByPolicy>({
    open: `आप। वेलनेस एडमिन तारीख, स्कोर और उसका स्तर आपके नाम के साथ खोल सकते हैं। ${alone}`,
    reason: `आप। जो वेलनेस एडमिन वजह दें, वे तारीख, स्कोर और उसका स्तर आपके नाम के साथ खोल सकते हैं। किसने और क्यों खोला, यह आपको दिखता है। ${alone}`,
    consent: `आप। वेलनेस एडमिन तारीख, स्कोर और उसका स्तर आपके नाम के साथ तभी खोल सकते हैं जब आप शेयर करें। ${alone}`,
    never: `आप। आपके नाम के साथ इसे कोई और नहीं खोल सकता। यह सिर्फ़ सबके कुल आँकड़ों में गिना जाता है। ${hidden}`,
  }),
} as const;
