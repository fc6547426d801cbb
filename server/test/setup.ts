import { makeHashesCheap } from './hash-cost.ts';

makeHashesCheap();
