import {mkdir, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createTransport} from 'nodemailer';
import type {MailTransport} from './transport';

/** Writes each mail to a file that any mail program opens. Used without `SMTP_URL`. Creates `dir` if missing. */
export function createFileTransport(dir: string): MailTransport {
  const mailer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({id, ...mail}) {
      const {message, messageId} = await mailer.sendMail({...mail, messageId: `<${id}>`});
      await mkdir(dir, {recursive: true, mode: 0o700});
      const file = join(dir, `${id.split('@')[0]}.eml`);
      // Renamed when complete, so that nobody opens a partial mail.
      await writeFile(`${file}.part`, message, {mode: 0o600});
      await rename(`${file}.part`, file);
      return {messageId, file};
    },
    close: () => mailer.close(),
  };
}
