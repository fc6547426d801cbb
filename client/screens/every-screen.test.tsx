import { looks } from '../test/axe.ts';
import { testEveryScreen } from '../test/every-screen.tsx';

// By turns at a desk and on a phone; each in both in the long form.
testEveryScreen((index) => looks.filter((_, at) => at === index % looks.length));
