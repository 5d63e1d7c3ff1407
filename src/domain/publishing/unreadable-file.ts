/** A file of products that cannot be read; the message says where and what was wanted. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
