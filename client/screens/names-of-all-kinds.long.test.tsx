import { names, testNames } from '../test/names-of-all-kinds.tsx';

testNames(Object.keys(names) as (keyof typeof names)[]);
