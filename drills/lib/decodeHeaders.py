"""Decodes mails with Python's own parser: from a JSON list of mails on stdin to a JSON list of what a reader is shown."""
import email
import email.policy
import json
import sys

shown = []
for text in json.load(sys.stdin):
    mail = email.message_from_bytes(text.encode('latin-1'), policy=email.policy.default)
    shown.append(
        {
            'subject': str(mail['subject']),
            'replyTo': [{'name': one.display_name, 'address': one.addr_spec} for one in mail['reply-to'].addresses]
            if mail['reply-to']
            else [],
        }
    )
json.dump(shown, sys.stdout)
