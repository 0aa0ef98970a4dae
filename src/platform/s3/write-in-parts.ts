import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** Above S3's minimum for a part. At most 10,000 parts are allowed, so a file can have 80 GB. */
const PART_BYTES = 8 * 2 ** 20;

/**
 * Writes a file of unknown length as a multipart upload, with one part in memory at a time. The file appears only when
 * complete; a failed upload leaves nothing.
 */
export const writeInParts = async (
  client: S3Client,
  file: { Bucket: string; Key: string },
  content: Readable,
): Promise<void> => {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(file));
  const Parts: CompletedPart[] = [];
  try {
    for await (const Body of partsOf(content)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...file, UploadId, PartNumber, Body }));
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...file, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    // Parts that remain are not a file, and stores delete them after a while.
    await client.send(new AbortMultipartUploadCommand({ ...file, UploadId })).catch(() => undefined);
    throw error;
  }
};

/** Splits the content into parts; empty content becomes one empty part. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (const piece of content as AsyncIterable<Buffer | string>) {
    const chunk = Buffer.from(piece);
    pieces.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    isFirst = false;
  }
  if (bytes > 0 || isFirst) yield Buffer.concat(pieces);
}
