from pathlib import Path

import pytest

# Helpers in the folders of tests get the same readable assertions as the tests themselves.
pytest.register_assert_rewrite(
    *(f"tests.{folder.name}" for folder in Path(__file__).parent.iterdir() if folder.is_dir())
)

pytest_plugins = ["pytester", "tests.rules_plugin"]
