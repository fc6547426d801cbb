import type { Role } from '../../roles.ts';
import { peopleMessages } from './people.ts';

export const profileMessages = {
  title: 'ମୋ ପ୍ରୋଫାଇଲ୍',
  fixed: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ',
  fixedHint: 'ଆପଣଙ୍କ ଭୂମିକା ୱେଲନେସ୍ ଆଡମିନ୍ ବଦଳାଇପାରିବେ। ବାକି ତଥ୍ୟ ଆପଣ ତଳେ ଠିକ୍ କରିପାରିବେ।',
  changeable: 'ଆପଣଙ୍କ ତଥ୍ୟ',
  button: 'ପ୍ରୋଫାଇଲ୍ ଅପଡେଟ୍ କରନ୍ତୁ',
  updated: 'ପ୍ରୋଫାଇଲ୍ ଅପଡେଟ୍ ହୋଇଗଲା!',
  failed: 'ପ୍ରୋଫାଇଲ୍ ଅପଡେଟ୍ ହୋଇପାରିଲା ନାହିଁ।',
  role: (role: Role) => peopleMessages.roles[role],
  loadDesignations: 'ଅନ୍ୟ ପଦବୀ ପୁଣି ଲୋଡ୍ କରନ୍ତୁ',
  unsaved: 'ଏଯାଏଁ ସେଭ୍ ହୋଇନାହିଁ।',
  sections: {
    account: 'ଆକାଉଣ୍ଟ',
    security: 'ସୁରକ୍ଷା',
    privacy: 'ଗୋପନୀୟତା',
    reminders: 'ରିମାଇଣ୍ଡର୍',
    appearance: 'ରଙ୍ଗ',
    'my-data': 'ମୋ ତଥ୍ୟ',
  },
  intros: {
    security: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଯେମିତି କେବଳ ଆପଣଙ୍କ ହାତରେ ରହିବ।',
    privacy: 'କିଏ କ’ଣ ଦେଖିପାରିବେ, କିଏ ଦେଖିଛନ୍ତି, ଓ ଆପଣ କ’ଣ ଠିକ୍ କରିପାରିବେ।',
    reminders: 'ପ୍ରତ୍ୟେକ ପରିବର୍ତ୍ତନ ସଙ୍ଗେ ସଙ୍ଗେ ସେଭ୍ ହୁଏ।',
    appearance: 'ଏହି ଡିଭାଇସ୍‌ରେ ପେଜ୍ କେମିତି ଦେଖାଯିବ।',
    'my-data': 'ଆପଣଙ୍କ ବିଷୟରେ ଯାହା ରଖୁ, ସବୁ ଆପଣଙ୍କର: ଡାଉନଲୋଡ୍ କରନ୍ତୁ, କେତେ ଦିନ ରଖୁ ଦେଖନ୍ତୁ, ବା ଡିଲିଟ୍ କରନ୍ତୁ।',
  },
  ownPlaces: 'ଆପଣଙ୍କ ତଥ୍ୟ',
} as const;
