import { testNames } from '../test/names-of-all-kinds.tsx';

// One that would run, one that is wide, one in another script; all of them in the long form.
testNames(['markup', 'emoji', 'odia']);
