import type { Role } from '../../roles.ts';
import { peopleMessages } from './people.ts';

export const profileMessages = {
  title: 'माझी प्रोफाइल',
  fixed: 'आपले खाते',
  fixedHint: 'आपली भूमिका वेलनेस ॲडमिन बदलू शकतात. बाकीची माहिती खाली दुरुस्त करता येते.',
  changeable: 'आपली माहिती',
  button: 'प्रोफाइल बदला',
  updated: 'प्रोफाइल बदलली!',
  failed: 'प्रोफाइल बदलता आली नाही.',
  role: (role: Role) => peopleMessages.roles[role],
  loadDesignations: 'बाकीची पदे पुन्हा लोड करा',
  unsaved: 'अजून सेव्ह केलेले नाही.',
  sections: {
    account: 'खाते',
    security: 'सुरक्षा',
    privacy: 'गोपनीयता',
    reminders: 'रिमाइंडर',
    appearance: 'रंगरूप',
    'my-data': 'माझी माहिती',
  },
  intros: {
    security: 'आपले खाते फक्त आपलेच राहावे यासाठी.',
    privacy: 'कोण काय पाहू शकते, कोणी पाहिले आणि आपण काय ठरवू शकता.',
    reminders: 'प्रत्येक बदल लगेच सेव्ह होतो.',
    appearance: 'या डिव्हाइसवर हे पान कसे दिसते.',
    'my-data': 'आम्ही ठेवलेली आपली सर्व माहिती आपलीच आहे: डाउनलोड करा, किती काळ ठेवतो ते पाहा, किंवा डिलीट करा.',
  },
  ownPlaces: 'आपली माहिती',
} as const;
