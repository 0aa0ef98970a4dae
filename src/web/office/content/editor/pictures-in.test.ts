import { expect, test } from 'vitest';
import { picturesIn } from './pictures-in.ts';

test.each([
  ['No picture, only a [link](https://saphan.example/a.png)', []],
  ['![A bridge](https://other.example/bridge.png "At night")', ['https://other.example/bridge.png']],
  ['![](a.png) and again ![x](a.png), ![y](<b.png>)', ['a.png', 'b.png']],
  ['<img alt="x" src="https://other.example/1.gif"> <IMG src=two.jpg>', ['https://other.example/1.gif', 'two.jpg']],
])('%s', (text, pictures) => {
  expect(picturesIn(text)).toEqual(pictures);
});
