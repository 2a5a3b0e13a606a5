"""Plugins of the whole test-suite: quotations are verified, and test runs can be tested."""

pytest_plugins = ["lawsofplay.rules.quoting", "lawsofplay.rules.comparing", "pytester"]
