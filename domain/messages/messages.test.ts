import { expect, expectTypeOf, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import type { Draft } from './draft.ts';
import * as en from './en.ts';
import { messagesIn } from './messages.ts';

test('each language has all sentences, and may lack a noun of its own', () => {
  expect(Object.keys(messagesIn)).toEqual([...languageCodes]);
  for (const code of languageCodes) expect(Object.keys(messagesIn[code])).toEqual(Object.keys(en));
  expectTypeOf<Omit<typeof en, 'moods'>>().toExtend<Draft<typeof en>>();
});

test('dates, numbers and lists are the same in every browser, also in those without Odia and Punjabi', () => {
  const said = (['or', 'pa'] as const).map((code) => {
    const { dates, lists, numbers } = messagesIn[code];
    const instant = '2026-11-20T10:05:00Z';
    return [
      dates.formatDateAndTime(instant, 'UTC'),
      dates.formatDayAndMonth(instant, 'UTC'),
      dates.formatMonthAndYear(instant, 'UTC'),
      numbers.formatCount(123_456),
      lists.inList(['1', '2', '3']),
      lists.inChoice(['1', '2']),
    ];
  });
  expect(said).toEqual([
    ['20 ନଭେ 2026, 10:05', '20 ନଭେ', 'ନଭେ 2026', '1,23,456', '1, 2 ଓ 3', '1 କିମ୍ବା 2'],
    ['20 ਨਵੰਬਰ 2026, 10:05', '20 ਨਵੰਬਰ', 'ਨਵੰਬਰ 2026', '1,23,456', '1, 2 ਅਤੇ 3', '1 ਜਾਂ 2'],
  ]);
});

test.each(languageCodes)(
  '%s: what is seen of a name that says more stands in it, so that it can be found and spoken',
  (code) => {
    const { charts, home, posts, secondFactor, ui, workLists } = messagesIn[code];
    const { factorCardMessages: factor } = secondFactor;
    const { workListMessages: list } = workLists;
    expect(ui.uiMessages.showPassword).toContain(ui.uiMessages.show);
    expect(ui.uiMessages.hidePassword).toContain(ui.uiMessages.hide);
    expect(factor.removeOf('1')).toContain(factor.remove);
    expect(factor.setUpOf('1')).toContain(factor.setUp);
    expect(list.addOf('1')).toContain(list.add);
    expect(home.homeMessages.learnMoreAbout('1', '2')).toContain(home.homeMessages.learnMore);
    expect(posts.postMessages.linkAbout('1', '2')).toContain(posts.postMessages.link);
    expect(charts.tileMessages.outOf('12', 21).match(/\d+/g)?.toSorted()).toEqual(['12', '21']);
  },
);
