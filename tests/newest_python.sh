#!/usr/bin/env bash
# Prints the newest Python of this machine that can make an environment (a shim of pyenv may not run).
set -euo pipefail
{
  compgen -c python3. || true
  ls "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*/bin/python3.* 2>/dev/null || true
} | grep -E 'python3\.[0-9]+$' | sed -E 's/.*python3\.([0-9]+)$/\1 &/' | sort -rn -k1,1 | cut -d' ' -f2- |
  while read -r python; do
    if "$python" -c 'import ensurepip, ssl, venv' 2>/dev/null; then
      echo "$python"
      break
    fi
  done
