import type { Role } from '../../roles.ts';
import { peopleMessages } from './people.ts';

export const profileMessages = {
  title: 'मेरी प्रोफ़ाइल',
  fixed: 'आपका अकाउंट',
  fixedHint: 'आपका रोल वेलनेस एडमिन बदल सकते हैं। बाकी जानकारी नीचे ठीक करें।',
  changeable: 'आपकी जानकारी',
  button: 'प्रोफ़ाइल सेव करें',
  updated: 'प्रोफ़ाइल सेव हो गई!',
  failed: 'प्रोफ़ाइल सेव नहीं हो पाई।',
  role: (role: Role) => peopleMessages.roles[role],
  loadDesignations: 'बाकी पद फिर से लाएँ',
  unsaved: 'अभी सेव नहीं हुआ।',
  sections: {
    account: 'अकाउंट',
    security: 'सुरक्षा',
    privacy: 'प्राइवेसी',
    reminders: 'रिमाइंडर',
    appearance: 'रंग-रूप',
    'my-data': 'मेरा रिकॉर्ड',
  },
  intros: {
    security: 'जिससे आपका अकाउंट आपका ही रहे।',
    privacy: 'कौन क्या देख सकता है, किसने देखा, और आप क्या तय कर सकते हैं।',
    reminders: 'हर बदलाव तुरंत सेव हो जाता है।',
    appearance: 'इस डिवाइस पर यह पेज कैसा दिखे।',
    'my-data': 'हमारे पास आपके बारे में जो भी है, वह आपका है: डाउनलोड करें, देखें कब तक रहेगा, या डिलीट करें।',
  },
  ownPlaces: 'आपका डेटा',
} as const;
