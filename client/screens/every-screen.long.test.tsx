import { looks } from '../test/axe.ts';
import { testEveryScreen } from '../test/every-screen.tsx';

testEveryScreen(() => looks);
