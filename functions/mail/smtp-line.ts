import { withTimeout } from '#domain/time/with-timeout.ts'

/** A connection to a relay, as `connect` of `cloudflare:sockets` returns it. */
export type SmtpSocket = Pick<Socket, 'readable' | 'writable' | 'startTls' | 'close'>

/** A reply of the relay: its code (RFC 5321, 4.2) and its lines without the code. */
export type SmtpReply = { code: number; lines: string[] }

/** A reply that refuses a command. */
export class SmtpRefusal extends Error {
  override readonly name = 'SmtpRefusal'
  readonly code: number

  constructor(command: string, { code, lines }: SmtpReply) {
    super(`${command}: ${code} ${lines.join(' ')}`)
    this.code = code
  }
}

/** A reply is a few lines of at most 512 bytes (RFC 5321, 4.5.3.1.5). */
const replyBytes = 16 * 1024
const quitMs = 500

/** Commands and replies of one connection. Every wait ends when the relay hangs up. */
export class SmtpLine {
  #socket: SmtpSocket
  #reader: ReadableStreamDefaultReader<Uint8Array>
  #writer: WritableStreamDefaultWriter<Uint8Array>
  #received = ''

  constructor(socket: SmtpSocket) {
    this.#socket = socket
    this.#reader = socket.readable.getReader()
    this.#writer = socket.writable.getWriter()
  }

  /**
   * Sends a command and returns its reply; throws `SmtpRefusal` unless the code begins with the digit. `name` is
   * logged.
   */
  async command(text: string, expected: number, name = text): Promise<SmtpReply> {
    await this.#writer.write(new TextEncoder().encode(`${text}\r\n`))
    return this.reply(expected, name)
  }

  /** Reads one reply; throws `SmtpRefusal` unless its code begins with the digit. */
  async reply(expected: number, name: string): Promise<SmtpReply> {
    const lines: string[] = []
    for (;;) {
      const [, code, separator, text] = (await this.#readLine()).match(/^(\d{3})([ -]?)(.*)$/) ?? []
      if (code === undefined) throw new Error(`${name}: the relay does not speak SMTP`)
      lines.push(text ?? '')
      if (separator === '-') continue
      const reply = { code: Number(code), lines }
      if (Math.floor(reply.code / 100) !== expected) throw new SmtpRefusal(name, reply)
      return reply
    }
  }

  async #readLine(): Promise<string> {
    const decoder = new TextDecoder()
    for (;;) {
      const end = this.#received.indexOf('\n')
      if (end >= 0) {
        const line = this.#received.slice(0, end).replace(/\r$/, '')
        this.#received = this.#received.slice(end + 1)
        return line
      }
      if (this.#received.length > replyBytes) throw new Error('The reply of the relay does not end')
      const { done, value } = await this.#reader.read()
      if (done) throw new Error('The relay closed the connection')
      this.#received += decoder.decode(value, { stream: true })
    }
  }

  /** Continues over TLS. Throws when the relay, or somebody before it, has sent more than the reply to STARTTLS. */
  encrypt(): void {
    if (this.#received !== '') throw new Error('The relay sent plain text after STARTTLS')
    this.#reader.releaseLock()
    this.#writer.releaseLock()
    this.#socket = this.#socket.startTls()
    this.#reader = this.#socket.readable.getReader()
    this.#writer = this.#socket.writable.getWriter()
  }

  /** Says goodbye and closes the connection, whether or not the relay answers. */
  async close(): Promise<void> {
    const goodbye = this.command('QUIT', 2).then(() => this.#socket.close())
    await withTimeout(goodbye, quitMs, () => new Error('No answer to QUIT')).catch(() => {})
    this.#socket.close().catch(() => {})
  }
}
