import {groupedBy} from '../sidebarProps';

it('lists entries by their headings, in the order in which these first come, and those without one first', () => {
  const entries = ['b1', 'a1', 'none', 'b2'];
  const titleOf = (entry: string) => (entry === 'none' ? undefined : entry[0]);
  expect(groupedBy(entries, titleOf)).toStrictEqual([
    {items: ['none']},
    {title: 'b', items: ['b1', 'b2']},
    {title: 'a', items: ['a1']},
  ]);
  expect(groupedBy([], titleOf)).toEqual([]);
});
