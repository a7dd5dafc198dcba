"""Reads a JSON list of mails from stdin and writes, for each, the subject and the addresses that a reader is shown."""
import email
import email.policy
import json
import sys

shown = []
for text in json.load(sys.stdin):
    mail = email.message_from_bytes(text.encode('latin-1'), policy=email.policy.default)
    people = mail['reply-to'].addresses if mail['reply-to'] else []
    replyTo = [{'name': one.display_name, 'address': one.addr_spec} for one in people]
    shown.append({'subject': str(mail['subject']), 'replyTo': replyTo})
json.dump(shown, sys.stdout)
