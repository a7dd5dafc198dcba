/** Reports that a systemd unit failed: in the journal with priority `crit`, and by mail. Usage: reportFailure.mjs UNIT */
import {createTransport} from 'nodemailer';

const [, , unit] = process.argv;
const {SMTP_URL, MAIL_FROM, CONTACT_TO} = process.env;
const text = `${unit} failed. Read its log: journalctl -u ${unit}`;
// sd-daemon(3): the number is the priority.
console.error(`<2>${text}`);
if (SMTP_URL && MAIL_FROM && CONTACT_TO) {
  await createTransport(SMTP_URL).sendMail({
    from: MAIL_FROM,
    to: CONTACT_TO,
    subject: `${unit} failed`,
    text,
  });
} else {
  console.error('<4>No mail is sent: set SMTP_URL, MAIL_FROM and CONTACT_TO.');
}
