import { expect, test } from 'vitest';
import { BucketUrl } from './bucket-address.ts';

test('the address of a bucket says store, bucket, region and keys', () => {
  expect(BucketUrl.parse('s3://AKIA1:se%2Fcret%40%3A@s3.example.com/saphan?region=ap-southeast-7')).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'saphan',
    region: 'ap-southeast-7',
    keyId: 'AKIA1',
    secret: 'se/cret@:',
  });
  expect(BucketUrl.parse('s3://key:secret@127.0.0.1:9000/my-files?tls=off')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'my-files',
    region: 'us-east-1',
  });
});

test.each([
  ['https://key:Sekret@host/bucket', 'must be s3://'],
  ['bucket', 'must be s3://'],
  ['s3://host/bucket', 'key and a secret'],
  ['s3://key@host/bucket', 'key and a secret'],
  ['s3://key:Sekret%zz@host/bucket', 'percent-encoded'],
  ['s3://key:Sekret@host', 'must name one bucket'],
  ['s3://key:Sekret@host/Big_Bucket', 'must name one bucket'],
  ['s3://key:Sekret@host/bucket/folder', 'must name one bucket'],
  ['s3://key:Sekret@host/bucket?zone=1', 'not zone'],
  ['s3://key:Sekret@host/bucket?tls=no', 'tls=on or tls=off'],
])('%s is refused with a sentence that keeps the secret', (address, sentence) => {
  const { error } = BucketUrl.safeParse(address);
  expect(error?.issues[0]?.message).toContain(sentence);
  expect(JSON.stringify(error)).not.toContain('Sekret');
});
