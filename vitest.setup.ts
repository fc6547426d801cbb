import fc from 'fast-check';

/** One seed, so that a run says something of the change and not of chance. `PROPERTY_SEED=random` looks for new cases. */
const wanted = process.env['PROPERTY_SEED'] ?? '20261120';
fc.configureGlobal(wanted === 'random' ? {} : { seed: Number(wanted) });
