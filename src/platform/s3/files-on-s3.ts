import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { Problem } from '#kernel/problem.ts';
import type { Log } from '../log/log.ts';
import { announceOutgoing } from '../outgoing/outgoing-hosts.ts';
import type { BucketAddress } from './bucket-address.ts';
import { writeInParts } from './write-in-parts.ts';

/** Files in a bucket that every process of the product shares. */
export const filesOnS3 = (address: BucketAddress): Disk => {
  const client = clientOf(address);
  const { bucket } = address;
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const { listAll, deleteAll } = driver;
  // As on a disk, where `a/1` is not a prefix of `a/12`.
  return new Disk(
    Object.assign(driver, {
      listAll: (folder: string, options?: Parameters<typeof listAll>[1]) =>
        listAll.call(driver, inFolder(folder), options),
      deleteAll: (folder: string) => deleteAll.call(driver, inFolder(folder)),
      putStream: (key: string, content: Parameters<typeof driver.putStream>[1]) =>
        writeInParts(client, { Bucket: bucket, Key: key }, content),
    }),
  );
};

const inFolder = (name: string) => (name === '' || name.endsWith('/') ? name : `${name}/`);

const clientOf = ({ endpoint, region, keyId, secret }: BucketAddress) => {
  announceOutgoing('files', endpoint);
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // All stores accept the bucket in the path; only some accept it in the host.
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
    // Not every store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};

/**
 * Refuses a bucket that does not exist or rejects our keys. Only logs a store that does not answer: it may be back in a
 * moment, and the rest of the product works without it.
 */
export const refuseWrongBucket = async (address: BucketAddress, log: Log): Promise<void> => {
  const client = clientOf(address);
  try {
    await client.send(new HeadBucketCommand({ Bucket: address.bucket }));
  } catch (error) {
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
    const status = $metadata?.httpStatusCode;
    if (status === undefined || status >= 500)
      log.error({ err: error }, `the files of FILES_URL cannot be reached at ${address.endpoint}`);
    else
      throw new Problem(500, 'env.wrong', {
        params: {
          reason: `FILES_URL: ${address.endpoint} answers ${status} for the bucket ${address.bucket}: ${reasons[status] ?? 'look at its address, its region and its keys'}`,
        },
      });
  } finally {
    client.destroy();
  }
};

const reasons: Readonly<Record<number, string>> = {
  301: 'it lies in another region',
  403: 'the key and the secret do not open it',
  404: 'there is no such bucket',
};
