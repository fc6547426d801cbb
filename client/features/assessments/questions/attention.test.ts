import { expect, test } from 'vitest';
import { careItems } from '../../../../domain/instruments/care.ts';
import { byInstrument, instruments, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import { questionMatters } from './attention.ts';

const care = careItems[0];
const all = byInstrument((type) => instruments[type].items.map(({ n, text }) => ({ id: `${type}-${n}`, text })));
const asked = {
  ...all,
  ...(care && {
    [care.type]: all[care.type].map((item) => (item.text === care.text ? { ...item, id: care.id } : item)),
  }),
};

test('nothing needs attention where every question is asked', () => {
  expect(questionMatters(asked)).toEqual({ care: [], others: [] });
});

test('a question that brings help stands alone, others are counted for each questionnaire', () => {
  const without = byInstrument((type) => asked[type].filter(({ text }) => text !== care?.text).slice(2));
  expect(questionMatters(without)).toEqual({
    care: [care],
    others: instrumentTypes.map((type) => ({ type, count: 2 })),
  });
});
